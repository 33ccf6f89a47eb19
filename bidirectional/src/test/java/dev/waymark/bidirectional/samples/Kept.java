package dev.waymark.bidirectional.samples;

import java.util.ArrayList;
import java.util.List;

/** What classes keep by all that writes their private fields: nothing here returns -1. */
@SuppressWarnings({
  "unused",
  "EnumOrdinal", // the point
  "StatementSwitchToExpressionSwitch", // which has another default
})
public final class Kept {
  private Kept() {}

  /** A flag and what it stands for, a range, a state, parity. */
  public static class Machine {
    private int state;
    private int day = 1;
    private int even;
    private String name = "";
    private String cached;
    private boolean isReady;

    public void start() {
      if (state == 0) {
        state = 1;
      }
    }

    public void stop() {
      if (state == 1) {
        state = 5;
      }
    }

    public void name(String given) {
      if (given != null) {
        name = given;
      }
    }

    public void day(int given) {
      if (given >= 1 && given <= 31) {
        day = given;
      }
      even += 2;
    }

    public int stateOf() {
      switch (state) {
        case 0:
          return 10;
        case 1:
          return 11;
        case 5:
          return 15;
        default:
          return -1;
      }
    }

    public int dayOf(Runnable other) {
      other.run();
      if (day > 31) {
        return -1;
      }
      return day;
    }

    public int evenOf() {
      if ((even & 1) == 1) {
        return -1;
      }
      return 0;
    }

    public int length() {
      if (name == null) {
        return -1;
      }
      return name.length();
    }

    public int cachedOf(int number) {
      if (!isReady) {
        cached = "v" + number;
        isReady = true;
      }
      if (cached == null) {
        return -1;
      }
      return cached.length();
    }
  }

  /** Fields in relation, and a constructor that leaves it to a method. */
  public static class Text {
    private final int low;
    private final int high;
    private List<String> lines;

    public Text(int low, int high, String text) {
      if (low > high || text == null) {
        throw new IllegalArgumentException();
      }
      this.low = low;
      this.high = high;
      reset();
    }

    private void reset() {
      lines = new ArrayList<>();
    }

    public int width() {
      if (high < low) {
        return -1;
      }
      return high - low;
    }

    public int count() {
      if (lines == null) {
        return -1;
      }
      return lines.size();
    }
  }

  /** A static field. */
  public static class Counting {
    private static int made;

    public static int make() {
      if (made < 100) {
        made++;
      }
      if (made < 0) {
        return -1;
      }
      return made;
    }
  }

  /** Arrays of one length, and all constants of an enum. */
  public static class Tables {
    private static final char[] DIGITS = {'0', '1', '2', '3'};

    /** What is told apart. */
    enum Direction {
      UP,
      DOWN
    }

    private Direction last = Direction.UP;

    public int digit(int given) {
      if (DIGITS.length <= (given & 3)) {
        return -1;
      }
      return DIGITS[given & 3];
    }

    public int turn() {
      switch (last) {
        case UP:
          last = Direction.DOWN;
          return 1;
        case DOWN:
          last = Direction.UP;
          return 2;
        default:
          return -1;
      }
    }

    public int number(Direction direction) {
      if (direction.ordinal() > 1) {
        return -1;
      }
      return direction.ordinal();
    }
  }

  /** A light. */
  public static class Light {
    /** Another enum in the same nest. */
    enum Color {
      RED,
      GREEN,
      BLUE
    }

    private Color color = Color.RED;

    public void next(Color other) {
      if (other != null) {
        color = other;
      }
    }

    public int brightness() {
      if (color == null) {
        return -1;
      }
      switch (color) {
        case RED:
          return 1;
        case GREEN:
          return 2;
        case BLUE:
          return 3;
        default:
          return -1;
      }
    }
  }
}

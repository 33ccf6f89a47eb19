package dev.waymark.bidirectional.samples;

import java.io.Serializable;
import java.util.function.IntConsumer;

/** Private fields that look as if their classes kept something: every condition can be either. */
@SuppressWarnings({
  "unused",
  "ClassInitializationDeadlock", // the point
  "StatementSwitchToExpressionSwitch", // which has another default
})
public final class Broken {
  static int count;

  private Broken() {}

  static class Overflowing {
    private int value;

    void up() {
      value++;
    }

    void look() {
      if (value < 0) {
        count++;
      }
    }
  }

  static class OfANestMate {
    private int value;

    void look() {
      if (value < 0) {
        count++;
      }
    }
  }

  static class NestMate {
    void write(OfANestMate other) {
      other.value = -1;
    }
  }

  static class InALambda {
    private int value;

    IntConsumer writer() {
      return given -> value = given;
    }

    void look() {
      if (value != 0) {
        count++;
      }
    }
  }

  static class AfterDelegating {
    private int value;

    AfterDelegating(int given) {
      value = given > 0 ? given : 1;
    }

    AfterDelegating() {
      this(5);
      value = -3;
    }

    void look() {
      if (value < 0) {
        count++;
      }
    }
  }

  static class LookedAtTooSoon {
    private Object value;

    LookedAtTooSoon() {
      look();
      value = "";
      look();
    }

    private void look() {
      if (value == null) {
        count++;
      }
    }
  }

  abstract static class Base {
    Base() {
      look();
    }

    abstract void look();
  }

  static class LookedAtByItsSuperclass extends Base {
    private Object value = "";

    @Override
    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  static class NeverSet {
    private Object value;

    void set() {
      value = "";
    }

    void look() {
      if (value == null) {
        count++;
      }
    }
  }

  static class FromAStream implements Serializable {
    private static final long serialVersionUID = 1;
    private int value = 1;

    void look() {
      if (value == 0) {
        count++;
      }
    }
  }

  static class BetweenTwoWrites {
    private int low;
    private int high;

    void move(int from, int to, Runnable other) {
      if (from <= to) {
        low = from;
        other.run();
        high = to;
      }
    }

    void look() {
      if (low > high) {
        count++;
      }
    }
  }

  static class OfAnother {
    private int value = 1;

    void swap(OfAnother other) {
      int kept = value;
      value = other.value;
      other.value = -kept;
    }

    void look() {
      if (value < 0) {
        count++;
      }
    }
  }

  static class SeenWhileMade {
    static SeenWhileMade last;
    private int value = 1;

    SeenWhileMade(Runnable other) {
      last = this;
      value = -1;
      other.run();
      value = 1;
    }

    void look() {
      if (value < 0) {
        count++;
      }
    }
  }

  static class First {
    static {
      Second.value = -1;
    }
  }

  static class Second extends First {
    private static int value;

    static void look() {
      if (value < 0) {
        count++;
      }
    }
  }

  static class Early {
    private static Object value;

    static {
      look();
      value = "";
    }

    static void look() {
      if (value == null) {
        count++;
      }
    }
  }

  static class Thrown {
    private int size;
    private int[] items = new int[2];

    void add(int item) {
      size++;
      items[size - 1] = item;
    }

    void look() {
      if (size > items.length) {
        count++;
      }
    }
  }

  static class Shrinking {
    private int size;
    private int[] items = new int[2];

    void add() {
      if (size < items.length) {
        size++;
      }
    }

    void shrink() {
      items = new int[1];
    }

    void look() {
      if (size > items.length) {
        count++;
      }
    }
  }

  static class Changing {
    private volatile int value;

    void look() {
      if (value != 0) {
        count++;
      }
    }

    void set(int given) {
      value = given;
    }
  }

  static class OfTwoLengths {
    private int[] items = new int[3];

    void set(boolean isOther, int[] other) {
      items = isOther ? other : new int[3];
    }

    void look() {
      if (items.length != 3) {
        count++;
      }
    }
  }

  enum Direction {
    UP,
    DOWN,
    LEFT
  }

  static class NotAllOfThem {
    static int look(Direction direction) {
      switch (direction) {
        case UP:
          return 1;
        case DOWN:
          return 2;
        default:
          return 3;
      }
    }
  }
}

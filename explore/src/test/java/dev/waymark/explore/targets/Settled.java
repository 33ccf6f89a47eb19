package dev.waymark.explore.targets;

import java.util.Optional;

/** Classes whose objects cannot be in other states than are tried, or code that cannot tell. */
public final class Settled {
  private Settled() {}

  /** All there is to know of it is what its constructor takes. */
  public record Point(int x, int y) {
    public int dead() {
      return x > 5 && x < 3 ? 1 : 0;
    }
  }

  /** Never negative. */
  public record Natural(int value) {
    public Natural {
      if (value < 0) {
        throw new IllegalArgumentException();
      }
    }

    public int dead() {
      return value < 0 ? 1 : 0;
    }
  }

  /** Made by its factory alone. */
  public static final class Made {
    private final int value;

    private Made(int value) {
      this.value = value;
    }

    public static Made of(int value) {
      return new Made(value < 0 ? 0 : value);
    }

    public int dead() {
      return value < 0 ? 1 : 0;
    }

    @Override
    public boolean equals(Object o) {
      if (!(o instanceof Made)) {
        return false;
      }
      Made other = (Made) o;
      return value == other.value;
    }

    @Override
    public int hashCode() {
      return value;
    }
  }

  /** Not final, but nobody writes the field later. */
  public static class Kept {
    private int value;

    public Kept(int value) {
      this.value = value < 0 ? 0 : value;
    }

    public int dead() {
      return value < 0 ? 1 : 0;
    }
  }

  /** A state that the method does not read, and a helper that nobody can override. */
  public static class Bean {
    private int age;

    public void setAge(int age) {
      this.age = age;
    }

    public int getAge() {
      return age;
    }

    public int dead(int a) {
      return helper(a) > 5 && helper(a) < 3 ? 1 : 0;
    }

    private int helper(int a) {
      return a;
    }
  }

  /** A constant with a fixed field. */
  public enum Level {
    LOW(1),
    HIGH(2);

    private final int height;

    Level(int height) {
      this.height = height;
    }

    public int dead() {
      return height == 3 ? 1 : 0;
    }
  }

  private static final int[] TABLE = {1, 2, 3};
  private static final int[] FILLED = new int[4];

  static {
    for (int i = 0; i < FILLED.length; i++) {
      FILLED[i] = 3 * i;
    }
  }

  public static int table(int i) {
    return i >= 0 && i < 3 && TABLE[i] == 9 ? 1 : 0;
  }

  public static int sum(int a) {
    int sum = 0;
    for (int each : TABLE) {
      sum += each;
    }
    return sum == 7 ? 1 : a;
  }

  public static int filled(int i) {
    return FILLED[i & 3] == 10 ? 1 : 0;
  }

  /** The object is the method's own. */
  public static int own(int a) {
    Bean bean = new Bean();
    bean.setAge(4);
    return bean.getAge() == 5 ? a : 0;
  }

  public static int levels(Level a) {
    return a == Level.LOW && a == Level.HIGH ? 1 : 0;
  }

  public static int optional(Optional<Integer> a) {
    return a != null && a.isPresent() && a.isEmpty() ? 1 : 0;
  }
}

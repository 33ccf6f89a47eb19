package trust;

/** Initializers of a super class, of an interface and of an enum, in the order of their use. */
public class Inherited {
  static int steps;

  static class Base {
    static {
      steps = steps * 10 + 1;
    }
  }

  static class Sub extends Base {
    static int value;

    static {
      steps = steps * 10 + 2;
    }
  }

  enum Level {
    LOW,
    HIGH;

    static {
      steps = steps * 10 + 3;
    }
  }

  public static int levelFirst(boolean isFirst, int want) {
    if (isFirst && Level.HIGH.ordinal() == 0) return -1;
    Sub.value = want;
    if (steps == 312) return 1;
    return steps == 12 ? 2 : 3;
  }
}

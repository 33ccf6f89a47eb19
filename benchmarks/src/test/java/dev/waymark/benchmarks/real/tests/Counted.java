package dev.waymark.benchmarks.real.tests;

/** A class whose branches are easily counted. */
public final class Counted {
  private Counted() {}

  /** Two branches and three. */
  public static String size(int number) {
    if (number < 0) {
      return "none";
    }
    return switch (number) {
      case 0, 1 -> "small";
      case 2 -> "two";
      default -> "large";
    };
  }

  /** Nested classes count. */
  public static final class Inner {
    private Inner() {}

    /** Four branches. */
    public static boolean isBetween(int a, int b, int c) {
      return a <= b && b <= c;
    }
  }
}

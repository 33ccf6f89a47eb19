package dev.waymark.target.targets;

/** Calls that come back only for some numbers. */
public final class Halving {
  private Halving() {}

  /** Whether all can be halved; if not, it throws. */
  public static boolean areEven(int a, int b, int c) {
    requireEven(a);
    requireEven(b);
    requireEven(c);
    return true;
  }

  private static void requireEven(int n) {
    if (n % 2 != 0) {
      throw new IllegalArgumentException("odd: " + n);
    }
  }
}

package dev.waymark.benchmarks.subjects;

/**
 * Which of four balls weighs differently, where at most one does.
 *
 * <p>7 paths: if the first two balance, the third or the fourth is light or heavy, or none is; if
 * not, the third tells which of them it is.
 */
public final class Fourballs {
  private Fourballs() {}

  /** The number of the odd ball, negative if it is known to be light; 0 if there is none. */
  public static int odd(int a, int b, int c, int d) {
    if (a == b) {
      if (c != a) {
        return c < a ? -3 : 3;
      }
      if (d != a) {
        return d < a ? -4 : 4;
      }
      return 0;
    }
    return c == a ? 2 : 1;
  }
}

package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/**
 * Rounding to whole numbers by arithmetic. A double from {@code 2^52} on is whole; below, the
 * conversion to a long and back is exact, and so is the distance to a neighbour.
 */
public final class Rounding {
  private static final double WHOLE = 0x1p52;
  private static final double HALF = 0.5;

  private Rounding() {}

  /** Whether the number is whole, or none, or a zero. */
  private static boolean isWhole(double a) {
    return !(a < WHOLE && a > -WHOLE) || a == (double) (long) a;
  }

  public static double floor(double a) {
    if (isWhole(a)) {
      return a;
    }
    double towardsZero = (double) (long) a;
    return a < 0 ? towardsZero - 1 : towardsZero;
  }

  public static double ceil(double a) {
    if (isWhole(a)) {
      return a;
    }
    double towardsZero = (double) (long) a;
    return a > 0 ? towardsZero + 1 : a > -1 ? -0.0 : towardsZero;
  }

  public static double rint(double a) {
    if (isWhole(a)) {
      return a;
    }
    return a > 0 ? WHOLE + a - WHOLE : -(WHOLE - a - WHOLE);
  }

  public static long round(double a) {
    long towardsZero = (long) a;
    if (!(a < WHOLE && a > -WHOLE)) {
      return towardsZero;
    }
    long floor = towardsZero - Flags.less(a, (double) towardsZero);
    return floor + Flags.not(Flags.less(a - (double) floor, HALF));
  }

  public static int round(float a) {
    double sum = (double) a + HALF;
    double towardsZero = (double) (long) sum;
    return (int) Symbolic.choose(Flags.less(sum, towardsZero), towardsZero - 1, towardsZero);
  }
}

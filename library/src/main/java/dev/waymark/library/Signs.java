package dev.waymark.library;

/** The parts of floating-point numbers that arithmetic can tell: sign and exponent. */
public final class Signs {
  private Signs() {}

  /** Whether the number is below zero, or the zero below it; not a number is neither. */
  private static boolean isNegative(double a) {
    return a < 0 || (a == 0 && 1.0 / a < 0);
  }

  /** {@code magnitude} with the sign of {@code sign}, which is a number. */
  public static double copy(double magnitude, double sign) {
    return isNegative(magnitude) == isNegative(sign) ? magnitude : -magnitude;
  }

  /** As {@link Math#getExponent(double)}. */
  public static int exponent(double a) {
    return exponent(a, Double.MIN_EXPONENT, Double.MAX_EXPONENT);
  }

  /** As {@link Math#getExponent(float)}. */
  public static int exponent(float a) {
    return exponent((double) a, Float.MIN_EXPONENT, Float.MAX_EXPONENT);
  }

  /** By bisection; beyond the exponents given there is one more on either side. */
  private static int exponent(double a, int min, int max) {
    double size = a < 0 ? -a : a;
    if (!(size < Double.POSITIVE_INFINITY)) {
      return max + 1;
    }
    int low = min - 1;
    int high = max;
    while (low < high) {
      int middle = (low + high + 1) >> 1;
      if (size >= Math.scalb(1.0, middle)) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }
}

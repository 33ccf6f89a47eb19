package dev.waymark.library.number;

/** The signs of floating-point numbers, as far as arithmetic can tell them. */
public final class Signs {
  private Signs() {}

  /** Whether the number is below zero, or the zero below it; not a number is neither. */
  static boolean isNegative(double a) {
    return a < 0 || (a == 0 && 1.0 / a < 0);
  }

  /** {@code magnitude} with the sign of {@code sign}, which is a number. */
  public static double copy(double magnitude, double sign) {
    return isNegative(magnitude) == isNegative(sign) ? magnitude : -magnitude;
  }
}

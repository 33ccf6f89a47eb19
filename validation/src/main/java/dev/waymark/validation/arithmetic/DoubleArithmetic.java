package dev.waymark.validation.arithmetic;

/** DADD to DNEG; division by zero gives an infinity or NaN, zeros have signs. */
public final class DoubleArithmetic {
  private DoubleArithmetic() {}

  public static double add(double a, double b) {
    return a + b;
  }

  public static double subtract(double a, double b) {
    return a - b;
  }

  public static double multiply(double a, double b) {
    return a * b;
  }

  public static double divide(double a, double b) {
    return a / b;
  }

  /** The remainder has the sign of the dividend; a zero divisor gives NaN. */
  public static double remainder(double a, double b) {
    return a % b;
  }

  /** Flips the sign of zeros too, unlike {@code 0 - a}. */
  public static double negate(double a) {
    return -a;
  }

  public static double subtractFromZero(double a) {
    return 0d - a;
  }

  /** Tells 0 from -0 by the sign of an infinity. */
  public static boolean isNegativeZero(double a) {
    return a == 0 && 1d / a < 0;
  }

  public static double smallConstants(double a) {
    return (a * 2d + 1d) * (a - 0.1d) - 0d;
  }

  /** Rounding makes addition depend on the order. */
  public static boolean addsInAnyOrder(double a, double b, double c) {
    return (a + b) + c == a + (b + c);
  }

  public static boolean isNotANumber(double a) {
    return a != a;
  }
}

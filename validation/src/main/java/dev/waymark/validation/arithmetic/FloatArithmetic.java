package dev.waymark.validation.arithmetic;

/** FADD to FNEG; division by zero gives an infinity or NaN, zeros have signs. */
public final class FloatArithmetic {
  private FloatArithmetic() {}

  public static float add(float a, float b) {
    return a + b;
  }

  public static float subtract(float a, float b) {
    return a - b;
  }

  public static float multiply(float a, float b) {
    return a * b;
  }

  public static float divide(float a, float b) {
    return a / b;
  }

  /** The remainder has the sign of the dividend; a zero divisor gives NaN. */
  public static float remainder(float a, float b) {
    return a % b;
  }

  /** Flips the sign of zeros too, unlike {@code 0 - a}. */
  public static float negate(float a) {
    return -a;
  }

  public static float subtractFromZero(float a) {
    return 0f - a;
  }

  /** Tells 0 from -0 by the sign of an infinity. */
  public static boolean isNegativeZero(float a) {
    return a == 0 && 1f / a < 0;
  }

  public static float smallConstants(float a) {
    return (a * 2f + 1f) * (a - 0.1f) - 0f;
  }

  /** Rounding makes addition depend on the order. */
  public static boolean addsInAnyOrder(float a, float b, float c) {
    return (a + b) + c == a + (b + c);
  }

  public static boolean isNotANumber(float a) {
    return a != a;
  }
}

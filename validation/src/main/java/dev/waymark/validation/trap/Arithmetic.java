package dev.waymark.validation.trap;

/** Hole 8: what arithmetic does at its edges. */
public final class Arithmetic {
  private Arithmetic() {}

  /** Java's remainder has the sign of the dividend; that of IEEE 754 is nearest to zero. */
  public static int remainder(double a) {
    return a > 0 && a < 100 && a % 3.0 > 1.75 ? 1 : 0;
  }

  public static int floatRemainder(float a) {
    return a > 0 && a < 100 && a % 3.0f > 1.75f ? 1 : 0;
  }

  public static int wrappedQuotient(int a, int b) {
    if (b == 0) {
      return 0;
    }
    return a < 0 && b < 0 && a / b < 0 ? 1 : 2;
  }

  public static int wrappedLongQuotient(long a) {
    return a < 0 && a / -1 < 0 ? 1 : 2;
  }

  public static int negative(int a) {
    return a != 0 && -a == a ? 1 : 2;
  }

  public static int negativeRemainder(int a) {
    return a % 5 == -3 ? 1 : 2;
  }

  public static int product(int a) {
    return a > 0 && a * a < 0 ? 1 : 2;
  }

  public static int shifts(int a, int b) {
    return b > 40 && (a << b) == 12 ? 1 : 2;
  }

  public static int zeros(double a) {
    return a == 0 && 1 / a < 0 ? 1 : 2;
  }

  public static int notANumber(double a) {
    return a != a ? 1 : 2;
  }

  public static int unordered(double a, double b) {
    if (a < b || a == b) {
      return 1;
    }
    return a > b ? 2 : 3;
  }

  public static int saturated(double a) {
    return (int) a == Integer.MAX_VALUE && a > 1e10 ? 1 : 2;
  }

  public static int nothing(float a) {
    return (int) a == 0 && !(a > -1) ? 1 : 2;
  }

  public static int absorbed(double a) {
    return a + 1 == a ? 1 : 2;
  }

  public static int rounded(int a) {
    return (int) (float) a != a ? 1 : 2;
  }

  public static int roundedLong(long a) {
    return (long) (double) a != a ? 1 : 2;
  }

  public static int narrowed(int a) {
    return a > 1000 && (byte) a == -1 && (short) a < 0 ? 1 : 2;
  }

  public static int associative(double a, double b) {
    return a > 0 && b > 0 && a < 4 && b < 4 && a + b + 0.1 != a + (b + 0.1) ? 1 : 2;
  }

  public static int tiny(double a) {
    return a > 0 && a / 2 == 0 ? 1 : 2;
  }
}

package dev.waymark.validation.arithmetic;

/** IADD to INEG; overflow wraps, division by zero throws, MIN_VALUE / -1 is MIN_VALUE. */
public final class IntArithmetic {
  private IntArithmetic() {}

  public static int add(int a, int b) {
    return a + b;
  }

  public static int subtract(int a, int b) {
    return a - b;
  }

  public static int multiply(int a, int b) {
    return a * b;
  }

  public static int divide(int a, int b) {
    return a / b;
  }

  public static int remainder(int a, int b) {
    return a % b;
  }

  public static int negate(int a) {
    return -a;
  }

  /** A constant divisor other than 0 needs no check. */
  public static int divideByConstant(int a) {
    return a / 7 + a / -3 - a % 10;
  }

  public static int divideByMinusOne(int a) {
    int minusOne = -1;
    return a / minusOne + a % minusOne;
  }

  /** A constant divisor of 0 always throws, unless {@code a} spares it. */
  public static int divideByConstantZero(int a) {
    if (a > 10) {
      return a;
    }
    return a / 0;
  }

  /** Not 0 when assigned, but 0 when used. */
  public static int divideByCountedDown(int a) {
    int divisor = 1;
    divisor--;
    return a / divisor;
  }

  public static int polynomial(int x) {
    return ((3 * x - 5) * x + 7) * x - 11;
  }

  /** Overflows for large operands; rounds towards zero. */
  public static int naiveAverage(int a, int b) {
    return (a + b) / 2;
  }

  /** Negative for MIN_VALUE only. */
  public static int absolute(int a) {
    return a < 0 ? -a : a;
  }

  /** Divisor and dividend are results of calls, evaluated left to right. */
  public static int divideNested(int a, int b, int c) {
    return divide(a, b) / remainder(b, c);
  }

  public static int constantsOfAllSizes(int a) {
    return a + -1 + 5 * a - 127 * a + 128 * (a - 32767) + 32768 * a + Integer.MAX_VALUE;
  }
}

package dev.waymark.validation.arithmetic;

/** LADD to LNEG on two-word values. */
public final class LongArithmetic {
  private LongArithmetic() {}

  public static long add(long a, long b) {
    return a + b;
  }

  public static long subtract(long a, long b) {
    return a - b;
  }

  public static long multiply(long a, long b) {
    return a * b;
  }

  public static long divide(long a, long b) {
    return a / b;
  }

  public static long remainder(long a, long b) {
    return a % b;
  }

  public static long negate(long a) {
    return -a;
  }

  public static long divideByConstant(long a) {
    return a / 1_000_000_007L - a % 60L;
  }

  /** Words of locals: the int after a long starts two slots later. */
  public static long mixedWidths(int a, long b, int c, double d, int e) {
    long f = a + b;
    int g = c - e;
    return f * g + (long) d;
  }

  public static long polynomial(long x) {
    return ((3L * x - 5L) * x + 7L) * x + 0L - 1L;
  }

  /** The carry of the unsigned sum, from signs alone. */
  public static boolean addOverflows(long a, long b) {
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) < 0;
  }
}

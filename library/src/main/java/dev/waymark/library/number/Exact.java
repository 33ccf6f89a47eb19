package dev.waymark.library.number;

import dev.waymark.probe.Symbolic;

/** Whether results of arithmetic fit into a long, each decided by one branch if any. */
public final class Exact {
  private static final int TEN = 10;

  /** The largest power of ten that fits has so many zeros. */
  private static final int MOST_ZEROS = 18;

  private Exact() {}

  public static boolean sumFits(long a, long b) {
    long sum = a + b;
    return ((a ^ sum) & (b ^ sum)) >= 0;
  }

  public static boolean differenceFits(long a, long b) {
    return ((a ^ b) & (a ^ (a - b))) >= 0;
  }

  public static boolean productFits(long a, long b) {
    if (!Symbolic.isSymbolic(b)) {
      return timesFits(a, Symbolic.concrete(b));
    }
    if (!Symbolic.isSymbolic(a)) {
      return timesFits(b, Symbolic.concrete(a));
    }
    return areSmall(a, b) == 1 || high(a, b) == (a * b) >> 63;
  }

  private static int areSmall(long a, long b) {
    return isBetween(a, Integer.MIN_VALUE, Integer.MAX_VALUE)
        & isBetween(b, Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  /** The upper half of the product. */
  public static long high(long a, long b) {
    long aHigh = a >> 32;
    long aLow = a & 0xFFFF_FFFFL;
    long bHigh = b >> 32;
    long bLow = b & 0xFFFF_FFFFL;
    long middle = aHigh * bLow + ((aLow * bLow) >>> 32);
    long other = aLow * bHigh + (middle & 0xFFFF_FFFFL);
    return aHigh * bHigh + (middle >> 32) + (other >> 32);
  }

  /** Whether the product with a concrete factor fits. */
  private static boolean timesFits(long a, long factor) {
    if (factor == 0 || factor == 1) {
      return true;
    }
    if (factor == -1) {
      return a != Long.MIN_VALUE;
    }
    long low = factor > 0 ? Long.MIN_VALUE / factor : Long.MAX_VALUE / factor;
    long high = factor > 0 ? Long.MAX_VALUE / factor : Long.MIN_VALUE / factor;
    return isBetween(a, low, high) == 1;
  }

  /** 1 if {@code a} is from {@code low} to {@code high}, else 0; computed. */
  public static int isBetween(long a, long low, long high) {
    return Flags.not(Flags.less(a, low) | Flags.less(high, a));
  }

  /** Whether there is a long that is this power of ten. */
  public static boolean hasPower(long zeros) {
    return zeros >= 0 && zeros <= MOST_ZEROS;
  }

  /** A power of ten that there is. */
  public static long power(long zeros) {
    long power = 1;
    for (long i = zeros; i > 0; i--) {
      power *= TEN;
    }
    return power;
  }
}

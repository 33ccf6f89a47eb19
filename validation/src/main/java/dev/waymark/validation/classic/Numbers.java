package dev.waymark.validation.classic;

/** Number theory for beginners. */
public final class Numbers {
  private Numbers() {}

  /** Euclid's algorithm; the sign follows from that of {@code %}. */
  public static int gcd(int a, int b) {
    while (b != 0) {
      int rest = a % b;
      a = b;
      b = rest;
    }
    return a;
  }

  public static boolean isPrime(int n) {
    int candidate = n & 0x3FF;
    if (candidate < 2) {
      return false;
    }
    for (int i = 2; i * i <= candidate; i++) {
      if (candidate % i == 0) {
        return false;
      }
    }
    return true;
  }

  public static long power(int base, int exponent) {
    long result = 1;
    long square = base;
    for (int rest = exponent & 63; rest > 0; rest >>= 1) {
      if ((rest & 1) == 1) {
        result *= square;
      }
      square *= square;
    }
    return result;
  }

  /** The integer square root by bisection, -1 for negative numbers. */
  public static int squareRoot(int n) {
    if (n < 0) {
      return -1;
    }
    long low = 0;
    long high = 46341;
    while (high - low > 1) {
      long middle = (low + high) >>> 1;
      if (middle * middle <= n) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (int) low;
  }
}

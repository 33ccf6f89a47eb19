package dev.waymark.validation.arithmetic;

/** IAND to LXOR, on numbers and on booleans. */
public final class Bits {
  private Bits() {}

  public static int combineInts(int a, int b) {
    return (a & b) + (a | b) * 3 - (a ^ b);
  }

  public static long combineLongs(long a, long b) {
    return (a & b) + (a | b) * 3 - (a ^ b);
  }

  public static int complement(int a) {
    return ~a;
  }

  public static long complement(long a) {
    return ~a;
  }

  /** Both sides are always evaluated. */
  public static int combineBooleans(boolean a, boolean b) {
    int mask = 0;
    if (a & b) {
      mask += 1;
    }
    if (a | b) {
      mask += 2;
    }
    if (a ^ b) {
      mask += 4;
    }
    return mask;
  }

  public static int countOnes(int a) {
    int count = 0;
    for (int rest = a; rest != 0; rest &= rest - 1) {
      count++;
    }
    return count;
  }

  public static boolean hasOddParity(long a) {
    boolean odd = false;
    for (int i = 0; i < 64; i += 8) {
      for (long rest = a >>> i & 0xFF; rest != 0; rest &= rest - 1) {
        odd = !odd;
      }
    }
    return odd;
  }

  public static int reverse(int a) {
    int reversed = 0;
    for (int i = 0; i < 32; i++) {
      reversed = reversed << 1 | a >>> i & 1;
    }
    return reversed;
  }

  public static boolean isPowerOfTwo(int a) {
    return a > 0 && (a & a - 1) == 0;
  }

  public static long setBit(long word, int bit, boolean value) {
    return value ? word | 1L << bit : word & ~(1L << bit);
  }

  public static int swapHalves(int a) {
    int high = a >>> 16;
    int low = a & 0xFFFF;
    return low << 16 | high;
  }
}

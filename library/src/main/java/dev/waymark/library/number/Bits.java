package dev.waymark.library.number;

/** Operations on the bits of numbers, without branches. */
public final class Bits {
  private static final int EVEN = 0x5555_5555;
  private static final int PAIRS = 0x3333_3333;
  private static final int NIBBLES = 0x0F0F_0F0F;
  private static final int BYTES = 0x00FF_00FF;

  private Bits() {}

  /** How many bits are set. */
  public static int count(int value) {
    int pairs = value - ((value >>> 1) & EVEN);
    int nibbles = (pairs & PAIRS) + ((pairs >>> 2) & PAIRS);
    int bytes = (nibbles + (nibbles >>> 4)) & NIBBLES;
    int halves = bytes + (bytes >>> 8);
    return (halves + (halves >>> 16)) & 0x3F;
  }

  public static int count(long value) {
    return count((int) value) + count((int) (value >>> 32));
  }

  /** All bits from the highest that is set down to the lowest. */
  public static int smear(int value) {
    int bits = value | (value >>> 1);
    bits |= bits >>> 2;
    bits |= bits >>> 4;
    bits |= bits >>> 8;
    return bits | (bits >>> 16);
  }

  public static long smear(long value) {
    long bits = value | (value >>> 1);
    bits |= bits >>> 2;
    bits |= bits >>> 4;
    bits |= bits >>> 8;
    bits |= bits >>> 16;
    return bits | (bits >>> 32);
  }

  public static int reverse(int value) {
    int bits = ((value & EVEN) << 1) | ((value >>> 1) & EVEN);
    bits = ((bits & PAIRS) << 2) | ((bits >>> 2) & PAIRS);
    bits = ((bits & NIBBLES) << 4) | ((bits >>> 4) & NIBBLES);
    return reverseBytes(bits);
  }

  public static int reverseBytes(int value) {
    int bits = ((value & BYTES) << 8) | ((value >>> 8) & BYTES);
    return (bits << 16) | (bits >>> 16);
  }
}

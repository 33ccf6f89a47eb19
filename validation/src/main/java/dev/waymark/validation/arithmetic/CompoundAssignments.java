package dev.waymark.validation.arithmetic;

/** {@code a op= b} converts back to the type of {@code a}, silently. */
public final class CompoundAssignments {
  private CompoundAssignments() {}

  public static byte onByte(byte a, int b) {
    a += b;
    a *= 3;
    a >>>= 1;
    return a;
  }

  public static short onShort(short a, long b) {
    a -= b;
    a <<= 2;
    return a;
  }

  public static char onChar(char a, int b) {
    a += b;
    a ^= 0x55;
    return a;
  }

  public static int onIntWithDouble(int a, double b) {
    a += b;
    a -= b / 2;
    return a;
  }

  public static int onIntAll(int a, int b) {
    a += b;
    a -= 3;
    a *= b;
    a &= 0xFFFFF;
    a |= b;
    a ^= 0x1234;
    a <<= b;
    a >>= 2;
    a /= 3;
    a %= 1000;
    return a;
  }

  public static long onLongAll(long a, int b) {
    a += b;
    a *= 31;
    a ^= b;
    a >>= b;
    a |= 1;
    a %= 1_000_003;
    return a;
  }

  public static float onFloat(float a, double b) {
    a += b;
    a *= b;
    a %= 100;
    return a;
  }

  public static double onDouble(double a, float b) {
    a -= b;
    a /= b;
    a %= 7;
    return a;
  }

  public static boolean onBoolean(boolean a, boolean b) {
    a &= b;
    a |= !b;
    a ^= true;
    return a;
  }

  /** Array and index are evaluated once, before the right side. */
  public static int onElements(int[] a, int i) {
    int index = i;
    a[index++] += index * 10;
    a[index] *= index++;
    return index;
  }

  public static long onElementsOfAllTypes(byte[] b, char[] c, long[] l, double[] d) {
    b[0] += 100;
    c[0] -= 1;
    l[0] <<= 3;
    d[0] *= 1.5;
    return b[0] + c[0] + l[0] + (long) d[0];
  }

  /** The value of an assignment is the value assigned, after conversion. */
  public static long chained(int a) {
    byte narrow;
    int middle;
    long wide;
    wide = middle = narrow = (byte) a;
    return wide * 2 + middle + narrow;
  }
}

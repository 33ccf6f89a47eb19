package dev.waymark.validation.arithmetic;

/** Shifts use the low 5 or 6 bits of their distance. */
public final class Shifts {
  private Shifts() {}

  public static int left(int a, int distance) {
    return a << distance;
  }

  public static int right(int a, int distance) {
    return a >> distance;
  }

  public static int unsignedRight(int a, int distance) {
    return a >>> distance;
  }

  public static long left(long a, int distance) {
    return a << distance;
  }

  public static long right(long a, int distance) {
    return a >> distance;
  }

  public static long unsignedRight(long a, int distance) {
    return a >>> distance;
  }

  /** A long distance is narrowed to int first. */
  public static int intByLongDistance(int a, long distance) {
    return a << distance ^ a >> distance ^ a >>> distance;
  }

  public static long longByLongDistance(long a, long distance) {
    return a << distance ^ a >> distance ^ a >>> distance;
  }

  public static int outOfRangeConstants(int a) {
    return (a << 33) + (a >> -1) + (a >>> 32);
  }

  /** The byte is promoted with its sign before the unsigned shift. */
  public static byte byteUnsignedRight(byte a, int distance) {
    return (byte) (a >>> distance);
  }

  public static int rotate(int a, int distance) {
    return a << distance | a >>> -distance;
  }

  public static long rotate(long a, int distance) {
    return a << distance | a >>> -distance;
  }
}

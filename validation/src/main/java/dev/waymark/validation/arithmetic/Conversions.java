package dev.waymark.validation.arithmetic;

/** Widening, narrowing and saturating conversions, alone and chained. */
public final class Conversions {
  private Conversions() {}

  public static long intToLong(int a) {
    return a;
  }

  /** Rounds beyond 24 bits. */
  public static float intToFloat(int a) {
    return a;
  }

  public static double intToDouble(int a) {
    return a;
  }

  public static int longToInt(long a) {
    return (int) a;
  }

  public static float longToFloat(long a) {
    return a;
  }

  public static double longToDouble(long a) {
    return a;
  }

  /** Saturates; NaN gives 0. */
  public static int floatToInt(float a) {
    return (int) a;
  }

  public static long floatToLong(float a) {
    return (long) a;
  }

  public static double floatToDouble(float a) {
    return a;
  }

  public static int doubleToInt(double a) {
    return (int) a;
  }

  public static long doubleToLong(double a) {
    return (long) a;
  }

  /** Overflows to an infinity, underflows to a zero. */
  public static float doubleToFloat(double a) {
    return (float) a;
  }

  public static byte intToByte(int a) {
    return (byte) a;
  }

  public static char intToChar(int a) {
    return (char) a;
  }

  public static short intToShort(int a) {
    return (short) a;
  }

  /** Saturates to int first, then drops bits. */
  public static byte doubleToByte(double a) {
    return (byte) a;
  }

  public static char floatToChar(float a) {
    return (char) a;
  }

  public static short longToShort(long a) {
    return (short) a;
  }

  /** Sign-extends, then takes 16 bits. */
  public static char byteToChar(byte a) {
    return (char) a;
  }

  public static byte charToByte(char a) {
    return (byte) a;
  }

  public static int byteAsUnsigned(byte a) {
    return a & 0xFF;
  }

  public static long intAsUnsigned(int a) {
    return a & 0xFFFFFFFFL;
  }

  public static boolean floatHoldsInt(int a) {
    return (int) (float) a == a;
  }

  public static boolean doubleHoldsLong(long a) {
    return (long) (double) a == a;
  }

  /** Binary numeric promotion: int to long to float to double within one expression. */
  public static double promoteMixed(byte a, char b, int c, long d, float e) {
    return a + b * c - d / 3 + e * 0.5;
  }
}

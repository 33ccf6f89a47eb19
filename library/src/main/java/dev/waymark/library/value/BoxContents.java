package dev.waymark.library.value;

import dev.waymark.probe.Carriers;

/** The values in boxes, symbolic where the box carries one. */
public final class BoxContents {
  private BoxContents() {}

  public static boolean of(Boolean box) {
    boolean[] carried = (boolean[]) Carriers.contents(box);
    return carried == null ? box.booleanValue() : carried[0];
  }

  public static byte of(Byte box) {
    byte[] carried = (byte[]) Carriers.contents(box);
    return carried == null ? box.byteValue() : carried[0];
  }

  public static short of(Short box) {
    short[] carried = (short[]) Carriers.contents(box);
    return carried == null ? box.shortValue() : carried[0];
  }

  public static char of(Character box) {
    char[] carried = (char[]) Carriers.contents(box);
    return carried == null ? box.charValue() : carried[0];
  }

  public static int of(Integer box) {
    int[] carried = (int[]) Carriers.contents(box);
    return carried == null ? box.intValue() : carried[0];
  }

  public static long of(Long box) {
    long[] carried = (long[]) Carriers.contents(box);
    return carried == null ? box.longValue() : carried[0];
  }

  public static float of(Float box) {
    float[] carried = (float[]) Carriers.contents(box);
    return carried == null ? box.floatValue() : carried[0];
  }

  public static double of(Double box) {
    double[] carried = (double[]) Carriers.contents(box);
    return carried == null ? box.doubleValue() : carried[0];
  }
}

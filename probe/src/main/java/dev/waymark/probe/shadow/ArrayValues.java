package dev.waymark.probe.shadow;

import java.lang.reflect.Array;

/** Elements of arrays of any primitive type as 64 bits. */
public final class ArrayValues {
  private ArrayValues() {}

  public static int length(Object array) {
    return Array.getLength(array);
  }

  public static boolean isPrimitive(Object array) {
    return !(array instanceof Object[]);
  }

  /** The descriptor of the elements' type. */
  public static char kind(Object array) {
    return array.getClass().getName().charAt(1);
  }

  public static long bits(Object array, int index) {
    if (array instanceof int[] ints) {
      return ints[index];
    }
    if (array instanceof long[] longs) {
      return longs[index];
    }
    if (array instanceof double[] doubles) {
      return Double.doubleToLongBits(doubles[index]);
    }
    return array instanceof float[] floats
        ? Float.floatToIntBits(floats[index])
        : small(array, index);
  }

  private static long small(Object array, int index) {
    if (array instanceof byte[] bytes) {
      return bytes[index];
    }
    if (array instanceof char[] chars) {
      return chars[index];
    }
    return array instanceof short[] shorts ? shorts[index] : ((boolean[]) array)[index] ? 1 : 0;
  }
}

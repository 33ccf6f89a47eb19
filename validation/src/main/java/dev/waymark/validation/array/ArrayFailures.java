package dev.waymark.validation.array;

/** Null, bounds, sizes, stores and casts, in the order in which the JVM checks them. */
public final class ArrayFailures {
  private ArrayFailures() {}

  public static long readsOutOfBounds(long[] a, int i) {
    return a[i];
  }

  public static void writesOutOfBounds(short[] a, int i, int value) {
    a[i] = (short) value;
  }

  public static int lengthOfNull(String[] a) {
    return a.length;
  }

  /** The right side runs, and may throw, before the array is checked. */
  public static int rightSideFirst(int[] a, int i, int divisor) {
    return a[i] = i / divisor;
  }

  public static int negativeSize(int n) {
    return new byte[n < 40 ? n : 40].length;
  }

  /** Not negative when assigned, but negative when used. */
  public static int sizeCountedDown(int a) {
    int size = 5;
    size -= 9;
    return new int[size].length + a;
  }

  public static int negativeSizeOfReferences(int n) {
    String[] names = new String[n < 40 ? n : 40];
    return names.length;
  }

  /** The static element type admits what the run-time one refuses. */
  public static Object storesIntoCovariantArray(int a) {
    Object[] values = a < 0 ? new Integer[2] : a == 0 ? new Object[2] : new Number[2];
    values[0] = a < 5 ? (Object) a : "text";
    values[1] = null;
    return values;
  }

  /** Bounds are checked before the store. */
  public static void storeAfterBounds(String[] a, int i) {
    Object[] values = a;
    values[i] = 17;
  }

  public static int castsArrays(int a) {
    Object value = a > 3 ? new int[a & 7] : a > 0 ? new long[1] : a == 0 ? null : "text";
    return ((int[]) value).length;
  }

  public static String testsArrayTypes(int a) {
    Object[] all = {new int[0], new String[0], new int[0][0], "text", null};
    Object value = all[a & 3];
    return (value instanceof int[])
        + ","
        + (value instanceof Object[])
        + ","
        + (value instanceof CharSequence[])
        + ","
        + (value instanceof int[][])
        + ","
        + (value instanceof Cloneable);
  }
}

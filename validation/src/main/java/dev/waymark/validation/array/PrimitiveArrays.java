package dev.waymark.validation.array;

/** Reads and writes of every element type; stores into narrow elements drop bits. */
public final class PrimitiveArrays {
  private PrimitiveArrays() {}

  public static int countTrue(boolean[] a) {
    int count = 0;
    for (boolean value : a) {
      if (value) {
        count++;
      }
    }
    return count;
  }

  public static boolean[] flipAll(boolean[] a) {
    for (int i = 0; i < a.length; i++) {
      a[i] = !a[i];
    }
    return a;
  }

  public static int sumBytes(byte[] a) {
    int sum = 0;
    for (byte value : a) {
      sum += value;
    }
    return sum;
  }

  public static byte[] storeBytes(int a) {
    return new byte[] {(byte) a, (byte) (a >> 8), (byte) (a >> 16), (byte) (a >>> 24)};
  }

  public static short[] scaleShorts(short[] a, int factor) {
    short[] scaled = new short[a.length];
    for (int i = 0; i < a.length; i++) {
      scaled[i] = (short) (a[i] * factor);
    }
    return scaled;
  }

  public static char[] shiftChars(char[] a, int by) {
    for (int i = 0; i < a.length; i++) {
      a[i] = (char) (a[i] + by);
    }
    return a;
  }

  public static int[] reverseInts(int[] a) {
    for (int i = 0, j = a.length - 1; i < j; i++, j--) {
      int kept = a[i];
      a[i] = a[j];
      a[j] = kept;
    }
    return a;
  }

  public static long maximumLong(long[] a) {
    long maximum = a[0];
    for (int i = 1; i < a.length; i++) {
      maximum = Math.max(maximum, a[i]);
    }
    return maximum;
  }

  public static float averageFloat(float[] a) {
    float sum = 0;
    for (float value : a) {
      sum += value;
    }
    return sum / a.length;
  }

  public static double[] prefixSums(double[] a) {
    double[] sums = new double[a.length + 1];
    for (int i = 0; i < a.length; i++) {
      sums[i + 1] = sums[i] + a[i];
    }
    return sums;
  }

  /** Fresh elements are zero. */
  public static String freshElements() {
    boolean[] z = new boolean[1];
    char[] c = new char[1];
    float[] f = new float[1];
    String[] s = new String[1];
    return z[0] + "," + (int) c[0] + "," + f[0] + "," + s[0] + "," + (new long[1])[0];
  }

  /** Both parameters may be one array. */
  public static int aliased(int[] a, boolean shared) {
    int[] b = shared ? a : a.clone();
    b[0] = 17;
    return a[0];
  }
}

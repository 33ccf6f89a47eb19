package dev.waymark.validation.arithmetic;

/** ++ and -- as values, on locals and array elements of every type: the DUP family. */
public final class Increments {
  private Increments() {}

  public static int intLocal(int a) {
    int before = a++;
    int after = ++a;
    return before * 3 + after - a-- * --a;
  }

  /** An IINC with a step that needs the wide form. */
  public static int wideSteps(int a) {
    a += 1000;
    a -= 20000;
    return a;
  }

  public static int byteLocal(byte a) {
    return a++ * 1000 + --a + ++a;
  }

  public static int shortLocal(short a) {
    return a-- + ++a * 2 - a++;
  }

  public static int charLocal(char a) {
    return --a + a++ * 2 + a;
  }

  public static long longLocal(long a) {
    return a++ - 2 * --a + a--;
  }

  public static float floatLocal(float a) {
    return a++ / 2 + --a;
  }

  public static double doubleLocal(double a) {
    return ++a * a-- - a;
  }

  public static int intElement(int[] a, int i) {
    return a[i]++ + --a[i];
  }

  public static int byteElement(byte[] a, int i) {
    return a[i]-- * 2 + ++a[i];
  }

  public static int shortElement(short[] a, int i) {
    return ++a[i] + a[i]--;
  }

  public static char charElement(char[] a, int i) {
    return a[i]++;
  }

  public static long longElement(long[] a, int i) {
    return a[i]++ ^ --a[i];
  }

  public static float floatElement(float[] a, int i) {
    return a[i]++ - ++a[i];
  }

  public static double doubleElement(double[] a, int i) {
    return a[i]-- * ++a[i];
  }

  /** The value stored is also the value assigned on: DUP_X2 and DUP2_X2. */
  public static double chainedElements(int[] a, long[] b, double[] c, int i) {
    int first = a[i] = i + 1;
    long second = b[i] = first * 2L;
    double third = c[i] = second / 4.0;
    return first + second + third;
  }

  /** The index has a side effect that must happen once. */
  public static int indexWithSideEffect(int[] a) {
    int i = 0;
    a[i++]++;
    a[i++] += i;
    return i;
  }
}

package dev.waymark.validation.object;

/** Arguments collected into arrays, by javac at the call. */
public final class Varargs {
  private Varargs() {}

  private static int sum(int... values) {
    int sum = values.length * 1000;
    for (int value : values) {
      sum += value;
    }
    return sum;
  }

  private static String join(String separator, Object... values) {
    StringBuilder text = new StringBuilder();
    for (Object value : values) {
      text.append(value).append(separator);
    }
    return text.toString();
  }

  public static int counts(int a, int b) {
    return sum() + sum(a) - sum(a, b, a);
  }

  public static int passesArray(int[] a) {
    return sum(a);
  }

  public static String boxes(int a, char b, String c) {
    return join(",", a, b, c, null);
  }

  /** A null array is passed as such. */
  public static String passesNull(boolean asElement) {
    return asElement ? join("-", (Object) null) : join("-", (Object[]) null);
  }

  public static String throughLibrary(int a, double b, String c) {
    return String.format("%d|%s|%s", a, b, c);
  }
}

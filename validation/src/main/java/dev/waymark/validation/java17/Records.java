package dev.waymark.validation.java17;

/** Records, whose equals, hashCode and toString are linked dynamically. */
public final class Records {
  private Records() {}

  record Point(int x, int y) {
    static final Point ORIGIN = new Point(0, 0);

    Point plus(Point other) {
      return new Point(x + other.x, y + other.y);
    }
  }

  record Mixed(byte b, char c, long j, float f, double d, boolean z, String text, int[] array) {}

  record Range(int low, int high) {
    Range {
      if (low > high) {
        int kept = low;
        low = high;
        high = kept;
      }
      if (high - low < 0) {
        throw new IllegalArgumentException("too wide: " + low + " to " + high);
      }
    }

    Range(int only) {
      this(only, only);
    }

    int length() {
      return high - low;
    }
  }

  record Named<T>(String name, T value) {
    @Override
    public String toString() {
      return name + "=" + value;
    }
  }

  public static int accessors(int a, int b) {
    Point point = new Point(a, b).plus(Point.ORIGIN).plus(new Point(1, 2));
    return point.x() * 31 + point.y();
  }

  public static boolean equality(int a, int b, int c) {
    return new Point(a, b).equals(new Point(a, c));
  }

  public static String text(int a, int b) {
    return new Point(a, b).toString();
  }

  public static boolean equalRecordsHashAlike(int a, String b) {
    Named<Point> one = new Named<>(b, new Point(a, a));
    Named<Point> two = new Named<>(b, new Point(a, a));
    return one.equals(two) && one.hashCode() == two.hashCode() && !one.equals(null);
  }

  /** Compares floating-point components as their boxes do. */
  public static boolean mixedEquality(byte a, char b, long c, float d, double e, String f) {
    int[] shared = {a};
    Mixed one = new Mixed(a, b, c, d, e, true, f, shared);
    Mixed two = new Mixed(a, b, c, d, e + 0, true, f, shared);
    return one.equals(two);
  }

  public static int compactConstructor(int a, int b) {
    return new Range(a, b).length() + new Range(a).length();
  }

  public static Object returned(int a, String b) {
    return new Named<>(b, new Range(a, 0));
  }

  public static String throughLibrary(int a) {
    return String.valueOf(new Named<>("n", new Point(a, -a)));
  }

  public static int localRecord(int[] a) {
    record Extremes(int low, int high) {}
    Extremes extremes = new Extremes(a[0], a[0]);
    for (int value : a) {
      extremes = new Extremes(Math.min(extremes.low(), value), Math.max(extremes.high(), value));
    }
    return extremes.high() - extremes.low();
  }
}

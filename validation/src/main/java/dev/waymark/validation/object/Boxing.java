package dev.waymark.validation.object;

/** Boxing and unboxing: identity, equality, null and promotion. */
public final class Boxing {
  private Boxing() {}

  /** Small boxes are shared, others are not. */
  public static boolean identity(int a) {
    Integer x = a & 255;
    Integer y = a & 255;
    return x == y;
  }

  public static boolean equality(int a, int b) {
    Integer x = a;
    Integer y = b;
    return x.equals(y);
  }

  /** An Integer never equals a Long. */
  public static boolean equalityAcrossTypes(int a) {
    Object x = a;
    Object y = (long) a;
    return x.equals(y);
  }

  public static int unboxesNull(int a) {
    Integer x = a > 5 ? null : (Integer) a;
    return x + 1;
  }

  /** One branch is unboxed because the other is primitive. */
  public static int ternaryUnboxes(int a) {
    Integer none = null;
    return a > 3 ? a : none;
  }

  public static long increments(long a) {
    Long boxed = a;
    boxed++;
    boxed += 2;
    Long before = boxed--;
    return boxed ^ before;
  }

  public static String allTypes(byte a, short b, char c, float d, boolean e) {
    Object[] boxes = {a, b, c, d, e};
    StringBuilder names = new StringBuilder();
    for (Object box : boxes) {
      names.append(box.getClass().getSimpleName().charAt(0)).append(box);
    }
    return names.toString();
  }

  /** Boxed NaN equals itself, and the zeros differ. */
  public static int boxedDoubles(double a, double b) {
    Double x = a;
    Double y = b;
    return (x.equals(y) ? 1 : 0) + (x.compareTo(y) < 0 ? 2 : 0) + (a == b ? 4 : 0);
  }
}

package dev.waymark.validation.object;

/** CHECKCAST and INSTANCEOF with classes, interfaces and null. */
public final class Casts {
  private Casts() {}

  private static Object object(int a) {
    switch (a & 7) {
      case 0:
        return "text";
      case 1:
        return 17;
      case 2:
        return 17L;
      case 3:
        return new StringBuilder("builder");
      case 4:
        return null;
      case 5:
        return new int[3];
      default:
        return 'c';
    }
  }

  public static int toClass(int a) {
    return ((String) object(a)).length();
  }

  public static int toInterface(int a) {
    return ((CharSequence) object(a)).length();
  }

  public static boolean ofNull() {
    return (String) object(4) == null;
  }

  public static String chainOfTests(int a) {
    Object value = object(a);
    if (value instanceof CharSequence) {
      return "chars" + ((CharSequence) value).length();
    } else if (value instanceof Number) {
      return "number" + ((Number) value).intValue();
    }
    return value == null ? "null" : value.getClass().getSimpleName();
  }

  public static boolean testOfNull(int a) {
    return !(object(a) instanceof Object);
  }

  public static int unboxingCast(int a) {
    return (int) object(a) + 1;
  }

  public static boolean sameClass(int a, int b) {
    Object x = object(a);
    Object y = object(b);
    return x.getClass() == y.getClass();
  }

  public static String classConstants(int a) {
    Class<?> type = a < 0 ? String.class : a == 0 ? int.class : a < 5 ? int[].class : Casts.class;
    return type.getName();
  }
}

package dev.waymark.report.inputs;

/** Boxes, and types that they have in common. */
public final class Boxes {
  private Boxes() {}

  public static Integer larger(Integer a, Long b) {
    if (a == null || b == null) {
      return null;
    }
    return a > b ? a : Integer.valueOf(7);
  }

  public static Object any(Object object, boolean isWanted) {
    if (!isWanted) {
      return 3.5;
    }
    if (object instanceof Integer) {
      return (byte) 1;
    }
    return object instanceof String ? 'c' : object;
  }

  public static Number number(Number number) {
    return number instanceof Double ? 1L : number;
  }

  public static Boolean isUpper(Character c) {
    return c == 'A';
  }

  public static <T extends Comparable<T>> T largest(T a, T b) {
    return a.compareTo(b) > 0 ? a : b;
  }

  public static <T> T pick(T[] all, int index) {
    return all[index];
  }

  public static Short[] shorts(Short[] numbers) {
    if (numbers.length == 2) {
      numbers[0] = 5;
    }
    return numbers;
  }
}

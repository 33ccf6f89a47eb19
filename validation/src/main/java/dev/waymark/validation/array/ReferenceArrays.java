package dev.waymark.validation.array;

/** Arrays of strings and objects, copies of arrays, and the library on them. */
public final class ReferenceArrays {
  private ReferenceArrays() {}

  public static int countNulls(String[] a) {
    int count = 0;
    for (String value : a) {
      if (value == null) {
        count++;
      }
    }
    return count;
  }

  public static String longest(String[] a) {
    String longest = "";
    for (String value : a) {
      if (value.length() > longest.length()) {
        longest = value;
      }
    }
    return longest;
  }

  public static String[] swapEnds(String[] a) {
    String first = a[0];
    a[0] = a[a.length - 1];
    a[a.length - 1] = first;
    return a;
  }

  /** The clone is equal but not the same. */
  public static boolean cloneIsFresh(int[] a) {
    int[] copy = a.clone();
    return copy != a && java.util.Arrays.equals(copy, a);
  }

  /** Only the outer array of a clone is fresh. */
  public static int cloneIsShallow(int[][] a) {
    int[][] copy = a.clone();
    copy[0][0] = 99;
    return a[0][0];
  }

  public static int[] copiesWithinItself(int[] a, int from, int to, int count) {
    System.arraycopy(a, from, a, to, count);
    return a;
  }

  public static Object[] mixedObjects(int a, String b) {
    return new Object[] {a, b, 'c', 1.5, new int[] {a}, null, (long) a};
  }
}

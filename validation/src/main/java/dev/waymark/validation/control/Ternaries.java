package dev.waymark.validation.control;

/** Values chosen by conditions, with other values waiting on the stack. */
public final class Ternaries {
  private Ternaries() {}

  public static int nested(int a, int b) {
    return a > 0 ? b > 0 ? 1 : 2 : b > 0 ? 3 : 4;
  }

  /** The chosen value is the second operand: the first waits on the stack across the jump. */
  public static long asOperand(long a, boolean b) {
    return a * (b ? 2L : -3L) + (b ? 0 : 1);
  }

  public static int asArgument(int a, int b) {
    return Math.max(a < b ? a : b, a == b ? 0 : a - b);
  }

  /** Both branches are promoted to double. */
  public static double withMixedTypes(boolean a, int b, float c) {
    return a ? b : c;
  }

  public static int asIndex(int[] a, boolean first) {
    return a[first ? 0 : a.length - 1];
  }

  public static String ofReferences(String a, String b) {
    return a == null ? b == null ? "neither" : b : a;
  }

  public static boolean asCondition(int a, boolean b) {
    if (b ? a > 10 : a < -10) {
      return true;
    }
    return a == 3;
  }
}

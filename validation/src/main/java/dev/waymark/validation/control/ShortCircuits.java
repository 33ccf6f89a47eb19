package dev.waymark.validation.control;

/** && and || in conditions and as values: which operands run is part of the behaviour. */
public final class ShortCircuits {
  private ShortCircuits() {}

  public static boolean divisorGuard(int a, int b) {
    return b != 0 && a / b > 2;
  }

  public static boolean mixed(boolean a, boolean b, boolean c, boolean d) {
    return a && b || c && !d;
  }

  public static boolean mixedTheOtherWay(boolean a, boolean b, boolean c, boolean d) {
    return (a || !b) && (c || d);
  }

  public static int inIf(int a, int b, int c) {
    if (a > b && b > c || a == c) {
      return 1;
    } else if (!(a < b || b < c)) {
      return 2;
    }
    return 3;
  }

  /** The log tells which operands were evaluated. */
  public static String evaluationOrder(int bits) {
    StringBuilder log = new StringBuilder();
    boolean result =
        (note(log, 'a', bits & 1) || note(log, 'b', bits & 2))
            && (note(log, 'c', bits & 4) ^ note(log, 'd', bits & 8));
    return log.append(result).toString();
  }

  private static boolean note(StringBuilder log, char name, int bit) {
    log.append(name);
    return bit != 0;
  }

  public static boolean nullGuard(String a) {
    return a != null && a.length() > 1 && a.charAt(0) == a.charAt(1);
  }

  public static int asLoopCondition(int[] a, int wanted) {
    int i = 0;
    while (i < a.length && a[i] != wanted) {
      i++;
    }
    return i < a.length ? i : -1;
  }
}

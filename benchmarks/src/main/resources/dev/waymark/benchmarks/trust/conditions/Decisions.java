package trust;

/** Decisions over conditions that are parameters, so that each test tells their values. */
public class Decisions {
  public static int andOr(boolean a, boolean b, boolean c) {
    if (a && (b || c)) return 1;
    return 0;
  }

  public static int orAnd(boolean a, boolean b, boolean c) {
    if (a || (b && c)) return 1;
    return 0;
  }

  public static int both(boolean a, boolean b, boolean c, boolean d) {
    if ((a || b) && (c || d)) return 1;
    return 0;
  }

  public static int three(boolean a, boolean b, boolean c) {
    if (a && b && c) return 1;
    return 0;
  }

  public static int not(boolean a, boolean b, boolean c) {
    if (!a && !(b || c)) return 1;
    return 0;
  }
}

package dev.waymark.validation.arithmetic;

/** DCMPL and DCMPG: every relation but != is false for NaN, and 0 equals -0. */
public final class DoubleComparisons {
  private DoubleComparisons() {}

  /** Bit i is set if the i-th relation holds. */
  public static int relationsAsValues(double a, double b) {
    boolean lt = a < b;
    boolean le = a <= b;
    boolean gt = a > b;
    boolean ge = a >= b;
    boolean eq = a == b;
    boolean ne = a != b;
    return (lt ? 1 : 0)
        | (le ? 2 : 0)
        | (gt ? 4 : 0)
        | (ge ? 8 : 0)
        | (eq ? 16 : 0)
        | (ne ? 32 : 0);
  }

  public static int relationsInIfs(double a, double b) {
    int mask = 0;
    if (a < b) {
      mask |= 1;
    }
    if (a <= b) {
      mask |= 2;
    }
    if (a > b) {
      mask |= 4;
    }
    if (a >= b) {
      mask |= 8;
    }
    if (a == b) {
      mask |= 16;
    }
    if (a != b) {
      mask |= 32;
    }
    return mask;
  }

  /** The negations, which javac jumps on the other way round. */
  public static int negatedRelations(double a, double b) {
    int mask = 0;
    if (!(a < b)) {
      mask += 1;
    }
    if (!(a <= b)) {
      mask += 2;
    }
    if (!(a > b)) {
      mask += 4;
    }
    if (!(a >= b)) {
      mask += 8;
    }
    return mask;
  }

  public static int threeWay(double a, double b) {
    return a < b ? -1 : a > b ? 1 : 0;
  }

  /** A loop condition on the type, bounded by a counter. */
  public static int stepsToReach(double a, double step) {
    int steps = 0;
    for (double at = 0; at < a && steps < 20; at += step) {
      steps++;
    }
    return steps;
  }
}

package dev.waymark.validation.arithmetic;

/** LCMP and a jump, in conditions and as values. */
public final class LongComparisons {
  private LongComparisons() {}

  /** Bit i is set if the i-th relation holds. */
  public static int relationsAsValues(long a, long b) {
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

  public static int relationsInIfs(long a, long b) {
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
  public static int negatedRelations(long a, long b) {
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

  public static int threeWay(long a, long b) {
    return a < b ? -1 : a > b ? 1 : 0;
  }

  /** A loop condition on the type, bounded by a counter. */
  public static int stepsToReach(long a, long step) {
    int steps = 0;
    for (long at = 0; at < a && steps < 20; at += step) {
      steps++;
    }
    return steps;
  }
}

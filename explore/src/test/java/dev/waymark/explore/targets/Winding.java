package dev.waymark.explore.targets;

/** Ways that lead to the same branches; no branch is taken for want of another but as told. */
public final class Winding {
  private Winding() {}

  /** Figure 1 of the paper on context-guided search: the third is true only after the second. */
  public static int total(int price, int count, boolean isSmall) {
    int total = price;
    if (isSmall) {
      total += count;
    }
    if (total >= 100) {
      total -= 1;
    }
    if (total >= 200) {
      return 2;
    }
    return 1;
  }

  /** As in its Figure 5: whatever leads to the innermost condition goes through those around it. */
  public static int nested(int a, int b) {
    int seen = 0;
    if (a > 1) {
      seen++;
    }
    if (b > 1) {
      if (b > 2) {
        if (b > 3) {
          seen += 2;
        }
      }
    }
    return seen;
  }

  /** Calls {@link #helper} in one case only. */
  public static int caller(int a, int b) {
    int seen = 0;
    if (a > 1) {
      seen++;
    }
    if (b > 1) {
      seen += helper(b);
    }
    return seen;
  }

  private static int helper(int b) {
    return b > 2 ? 1 : 0;
  }

  /** A thousand paths, and one branch that none of them takes. */
  public static int bits(int a) {
    int seen = 0;
    for (int i = 0; i < 10; i++) {
      if ((a >> i & 1) == 1) {
        seen++;
      }
    }
    return seen > 10 ? -1 : seen;
  }
}

package dev.waymark.validation.arithmetic;

/** IF_ICMPxx and IFxx, in conditions and as values. */
public final class IntComparisons {
  private IntComparisons() {}

  /** Bit i is set if the i-th relation holds. */
  public static int relationsAsValues(int a, int b) {
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

  public static int relationsInIfs(int a, int b) {
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

  /** Comparisons with 0 have opcodes of their own. */
  public static int relationsToZero(int a) {
    int mask = a < 0 ? 1 : 0;
    mask += a <= 0 ? 2 : 0;
    mask += a > 0 ? 4 : 0;
    mask += a >= 0 ? 8 : 0;
    mask += a == 0 ? 16 : 0;
    return a != 0 ? mask + 32 : mask;
  }

  public static String signInWords(int a) {
    if (a < 0) {
      return "negative";
    } else if (a == 0) {
      return "zero";
    }
    return "positive";
  }

  public static boolean isBetween(int low, int a, int high) {
    return !(a < low) && !(a > high);
  }

  public static int maximumOfThree(int a, int b, int c) {
    int larger = a > b ? a : b;
    return larger > c ? larger : c;
  }

  public static boolean sameSign(int a, int b) {
    return a < 0 == b < 0;
  }

  public static boolean charIsDigit(char c) {
    return c >= '0' && c <= '9';
  }

  public static int byteAgainstShort(byte a, short b) {
    return a < b ? -1 : a == b ? 0 : 1;
  }

  public static boolean booleansDiffer(boolean a, boolean b) {
    return a != b;
  }
}

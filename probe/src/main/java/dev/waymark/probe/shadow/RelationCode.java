package dev.waymark.probe.shadow;

/** What a branch that was taken says of its operands; codes as in a trace. */
public final class RelationCode {
  public static final int EQ = 0;
  public static final int NE = 1;
  public static final int LT = 2;
  public static final int GE = 3;
  public static final int GT = 4;
  public static final int LE = 5;

  /** {@code 0 <= left < right}. */
  public static final int BELOW = 6;

  /** Not {@code 0 <= left < right}. */
  public static final int NOT_BELOW = 7;

  /** The switch over {@code left} took this outcome; which keys that means, the site knows. */
  public static final int SWITCH = 8;

  private RelationCode() {}

  /** The one of two relations that is true exactly when {@code relation} is not. */
  public static int negated(int relation) {
    return relation ^ 1;
  }

  /** Whether the relation, other than SWITCH, holds for two ints. */
  public static boolean holds(int relation, int left, int right) {
    return switch (relation) {
      case EQ -> left == right;
      case NE -> left != right;
      case LT -> left < right;
      case GE -> left >= right;
      case GT -> left > right;
      case LE -> left <= right;
      case BELOW -> 0 <= left && left < right;
      case NOT_BELOW -> left < 0 || left >= right;
      default -> throw new IllegalArgumentException("relation " + relation);
    };
  }
}

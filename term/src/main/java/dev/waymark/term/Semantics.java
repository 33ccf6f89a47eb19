package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;

/**
 * The meaning of operators on normal bits, total: the operator table, and for an integer divisor of
 * zero what SMT-LIB says. There {@code a / 0} (bvsdiv) is -1, or 1 for a negative {@code a}, and
 * {@code a % 0} (bvsrem) is {@code a}. Programs never see these values, since a path constraint in
 * front of the division excludes them; solvers and simplification may.
 */
public final class Semantics {
  private Semantics() {}

  public static long evaluate(BinaryOperator operator, long left, long right) {
    if (right == 0 && operator.needsDivisorCheck()) {
      return dividedByZero(operator, left);
    }
    return operator.evaluate(left, right);
  }

  private static long dividedByZero(BinaryOperator operator, long left) {
    return switch (operator) {
      case IDIV, LDIV -> left < 0 ? 1 : -1;
      default -> left;
    };
  }

  /** Whether {@code left relation right}, both of {@code sort}, as Java's operators compare. */
  public static boolean holds(Relation relation, Sort sort, long left, long right) {
    return switch (sort) {
      case FLOAT -> holds(relation, asFloat(left), asFloat(right));
      case DOUBLE -> holds(relation, Double.longBitsToDouble(left), Double.longBitsToDouble(right));
      default -> relation.holds(Long.compare(left, right));
    };
  }

  private static float asFloat(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  private static boolean holds(Relation relation, double left, double right) {
    return switch (relation) {
      case EQ -> left == right;
      case NE -> left != right;
      case LT -> left < right;
      case GE -> left >= right;
      case GT -> left > right;
      case LE -> left <= right;
    };
  }
}

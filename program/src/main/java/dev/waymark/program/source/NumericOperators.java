package dev.waymark.program.source;

import com.sun.source.tree.Tree;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/** Java's operators on numbers, with binary numeric promotion. */
final class NumericOperators {
  private NumericOperators() {}

  static @Nullable Object binary(Tree.Kind operator, Number left, Number right) {
    if (isFloating(left) || isFloating(right)) {
      return left instanceof Double || right instanceof Double
          ? floating(operator, left.doubleValue(), right.doubleValue())
          : single(floating(operator, left.floatValue(), right.floatValue()));
    } else if (isShift(operator)) {
      return left instanceof Long
          ? shift(operator, left.longValue(), right.intValue())
          : shift(operator, left.intValue(), right.intValue());
    }
    @Nullable Object result = integral(operator, left.longValue(), right.longValue());
    return left instanceof Long || right instanceof Long ? result : narrow(result);
  }

  static Number negated(Number operand) {
    if (operand instanceof Double || operand instanceof Float) {
      return operand instanceof Double
          ? (Number) (-operand.doubleValue())
          : (Number) (-operand.floatValue());
    }
    return operand instanceof Long
        ? (Number) (-operand.longValue())
        : (Number) (-operand.intValue());
  }

  static @Nullable Object cast(TypeKind type, Number operand) {
    return switch (type) {
      case BYTE -> (byte) integer(operand);
      case SHORT -> (short) integer(operand);
      case CHAR -> (char) integer(operand);
      case INT -> integer(operand);
      case LONG -> operand.longValue();
      case FLOAT -> operand.floatValue();
      case DOUBLE -> operand.doubleValue();
      default -> null;
    };
  }

  private static int integer(Number operand) {
    return operand.intValue();
  }

  private static boolean isFloating(Number operand) {
    return operand instanceof Float || operand instanceof Double;
  }

  private static boolean isShift(Tree.Kind operator) {
    return operator == Tree.Kind.LEFT_SHIFT
        || operator == Tree.Kind.RIGHT_SHIFT
        || operator == Tree.Kind.UNSIGNED_RIGHT_SHIFT;
  }

  private static Object shift(Tree.Kind operator, int value, int distance) {
    return switch (operator) {
      case LEFT_SHIFT -> value << distance;
      case RIGHT_SHIFT -> value >> distance;
      default -> value >>> distance;
    };
  }

  private static Object shift(Tree.Kind operator, long value, int distance) {
    return switch (operator) {
      case LEFT_SHIFT -> value << distance;
      case RIGHT_SHIFT -> value >> distance;
      default -> value >>> distance;
    };
  }

  private static @Nullable Object integral(Tree.Kind operator, long left, long right) {
    return switch (operator) {
      case PLUS -> left + right;
      case MINUS -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> right == 0 ? null : (Object) (left / right);
      case REMAINDER -> right == 0 ? null : (Object) (left % right);
      case AND -> left & right;
      case OR -> left | right;
      case XOR -> left ^ right;
      default -> relation(operator, Long.compare(left, right));
    };
  }

  private static @Nullable Object relation(Tree.Kind operator, int order) {
    return switch (operator) {
      case EQUAL_TO -> order == 0;
      case NOT_EQUAL_TO -> order != 0;
      case LESS_THAN -> order < 0;
      case LESS_THAN_EQUAL -> order <= 0;
      case GREATER_THAN -> order > 0;
      case GREATER_THAN_EQUAL -> order >= 0;
      default -> null;
    };
  }

  /** Comparisons are not by order here: nothing is equal to a NaN, and -0.0 equals 0.0. */
  private static @Nullable Object floating(Tree.Kind operator, double left, double right) {
    return switch (operator) {
      case PLUS -> left + right;
      case MINUS -> left - right;
      case MULTIPLY -> left * right;
      case DIVIDE -> left / right;
      case REMAINDER -> left % right;
      case EQUAL_TO -> left == right;
      case NOT_EQUAL_TO -> left != right;
      case LESS_THAN -> left < right;
      case LESS_THAN_EQUAL -> left <= right;
      case GREATER_THAN -> left > right;
      case GREATER_THAN_EQUAL -> left >= right;
      default -> null;
    };
  }

  /**
   * For + - * / the double result, rounded, is the float result (double has over twice the bits).
   */
  private static @Nullable Object single(@Nullable Object result) {
    return result instanceof Double number ? (Object) number.floatValue() : result;
  }

  private static @Nullable Object narrow(@Nullable Object result) {
    return result instanceof Long number ? (Object) number.intValue() : result;
  }
}

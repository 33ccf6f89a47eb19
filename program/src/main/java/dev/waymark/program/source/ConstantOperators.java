package dev.waymark.program.source;

import com.sun.source.tree.Tree;
import javax.lang.model.type.TypeKind;
import org.jspecify.annotations.Nullable;

/** Java's operators on constants: boxes and strings. Null where they are not defined. */
final class ConstantOperators {
  private ConstantOperators() {}

  static @Nullable Object unary(Tree.Kind operator, Object operand) {
    if (operand instanceof Boolean flag) {
      return operator == Tree.Kind.LOGICAL_COMPLEMENT ? !flag : null;
    }
    @Nullable Number number = number(operand);
    return number == null ? null : unary(operator, number);
  }

  private static @Nullable Object unary(Tree.Kind operator, Number operand) {
    return switch (operator) {
      case UNARY_PLUS -> NumericOperators.binary(Tree.Kind.PLUS, 0, operand);
      case UNARY_MINUS -> NumericOperators.negated(operand);
      case BITWISE_COMPLEMENT -> NumericOperators.binary(Tree.Kind.XOR, operand, -1);
      default -> null;
    };
  }

  static @Nullable Object binary(Tree.Kind operator, Object left, Object right) {
    if (left instanceof Boolean a && right instanceof Boolean b) {
      return logical(operator, a, b);
    } else if (left instanceof String || right instanceof String) {
      return text(operator, left, right);
    }
    @Nullable Number a = number(left);
    @Nullable Number b = number(right);
    return a == null || b == null ? null : NumericOperators.binary(operator, a, b);
  }

  private static @Nullable Object logical(Tree.Kind operator, boolean left, boolean right) {
    return switch (operator) {
      case CONDITIONAL_AND, AND -> left && right;
      case CONDITIONAL_OR, OR -> left || right;
      case XOR, NOT_EQUAL_TO -> left ^ right;
      case EQUAL_TO -> left == right;
      default -> null;
    };
  }

  /** Equal string constants are one object. */
  private static @Nullable Object text(Tree.Kind operator, Object left, Object right) {
    return switch (operator) {
      case PLUS -> left.toString() + right;
      case EQUAL_TO -> left.equals(right);
      case NOT_EQUAL_TO -> !left.equals(right);
      default -> null;
    };
  }

  static @Nullable Object cast(TypeKind type, Object operand) {
    if (operand instanceof Boolean) {
      return type == TypeKind.BOOLEAN ? operand : null;
    }
    @Nullable Number number = number(operand);
    return number == null ? null : NumericOperators.cast(type, number);
  }

  private static @Nullable Number number(Object operand) {
    return operand instanceof Character c
        ? (Number) (int) c
        : operand instanceof Number number ? number : null;
  }
}

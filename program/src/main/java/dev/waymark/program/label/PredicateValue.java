package dev.waymark.program.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.UnaryOperator;

/** A number that a predicate computes from what it reads. */
public sealed interface PredicateValue
    permits Leaf, PredicateValue.Literal, PredicateValue.Unary, PredicateValue.Binary {
  /** The kind of the number; never a reference. */
  Kind kind();

  /** A constant. */
  record Literal(NumberConstant number) implements PredicateValue {
    @Override
    public Kind kind() {
      return number.kind();
    }
  }

  /** A negation or conversion. */
  record Unary(UnaryOperator operator, PredicateValue operand) implements PredicateValue {
    @Override
    public Kind kind() {
      return operator.result();
    }
  }

  /**
   * An operator. Who divides integers makes sure that the divisor is not 0 where this is evaluated:
   * see {@link Formula.Or}.
   */
  record Binary(BinaryOperator operator, PredicateValue left, PredicateValue right)
      implements PredicateValue {
    @Override
    public Kind kind() {
      return operator.result();
    }
  }

  /** An int. */
  static PredicateValue of(int number) {
    return new Literal(NumberConstant.of(number));
  }
}

package dev.waymark.program.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.UnaryOperator;

/** A number that a predicate computes from what it reads. */
public sealed interface Value permits Leaf, Value.Literal, Value.Unary, Value.Binary {
  /** The kind of the number; never a reference. */
  Kind kind();

  /** A constant. */
  record Literal(NumberConstant number) implements Value {
    @Override
    public Kind kind() {
      return number.kind();
    }
  }

  /** A negation or conversion. */
  record Unary(UnaryOperator operator, Value operand) implements Value {
    @Override
    public Kind kind() {
      return operator.result();
    }
  }

  /**
   * An operator. Who divides integers makes sure that the divisor is not 0 where this is evaluated:
   * see {@link Formula.Or}.
   */
  record Binary(BinaryOperator operator, Value left, Value right) implements Value {
    @Override
    public Kind kind() {
      return operator.result();
    }
  }

  /** An int. */
  static Value of(int number) {
    return new Literal(NumberConstant.of(number));
  }
}

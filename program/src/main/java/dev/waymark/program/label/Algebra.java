package dev.waymark.program.label;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;

/**
 * What the parts of a formula mean: numbers as {@code V}, truth as {@code B}. Division is total:
 * whatever it gives for a divisor of 0 does not matter.
 */
public interface Algebra<V, B> {
  V leaf(Leaf leaf);

  V literal(NumberConstant number);

  V unary(UnaryOperator operator, V operand);

  V binary(BinaryOperator operator, V left, V right);

  B truth();

  B compare(Relation relation, V left, V right);

  B not(B operand);

  B and(B left, B right);

  B or(B left, B right);

  /** What {@code formula} means. */
  default B of(Formula formula) {
    if (formula instanceof Formula.Compare compare) {
      return compare(compare.relation(), of(compare.left()), of(compare.right()));
    }
    if (formula instanceof Formula.Not not) {
      return not(of(not.operand()));
    }
    if (formula instanceof Formula.And and) {
      return and(of(and.left()), of(and.right()));
    }
    if (formula instanceof Formula.Or or) {
      return or(of(or.left()), of(or.right()));
    }
    return truth();
  }

  /** What {@code value} means. */
  default V of(PredicateValue value) {
    if (value instanceof Leaf leaf) {
      return leaf(leaf);
    }
    if (value instanceof PredicateValue.Unary unary) {
      return unary(unary.operator(), of(unary.operand()));
    }
    if (value instanceof PredicateValue.Binary binary) {
      return binary(binary.operator(), of(binary.left()), of(binary.right()));
    }
    return literal(((PredicateValue.Literal) value).number());
  }
}

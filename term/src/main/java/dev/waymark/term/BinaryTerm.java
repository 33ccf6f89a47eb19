package dev.waymark.term;

import dev.waymark.program.ir.BinaryOperator;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Arithmetic, a shift, a bit operation or a three-way comparison of two numbers. */
public final class BinaryTerm extends Node.Pair {
  private static final int KIND = 200;

  private final BinaryOperator operator;

  BinaryTerm(int id, BinaryOperator operator, Term left, Term right) {
    super(id, KIND + operator.name().hashCode(), left, right);
    this.operator = operator;
  }

  @Override
  public Sort sort() {
    return Sort.of(operator.result());
  }

  public BinaryOperator operator() {
    return operator;
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.binary(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof BinaryTerm that
        && operator == that.operator
        && left == that.left
        && right == that.right;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    long first = operands.applyAsLong(left);
    return Semantics.evaluate(operator, first, operands.applyAsLong(right));
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return terms.binary(operator, operands.apply(left), operands.apply(right));
  }
}

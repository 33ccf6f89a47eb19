package dev.waymark.term;

import dev.waymark.program.ir.UnaryOperator;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** A negation or conversion of a number. */
public final class UnaryTerm extends Node {
  private static final int KIND = 100;

  private final UnaryOperator operator;
  private final Term operand;

  UnaryTerm(int id, UnaryOperator operator, Term operand) {
    super(id, hash(KIND, operator.name().hashCode(), operand.id()));
    this.operator = operator;
    this.operand = operand;
  }

  @Override
  public Sort sort() {
    return Sort.of(operator.result());
  }

  public UnaryOperator operator() {
    return operator;
  }

  public Term operand() {
    return operand;
  }

  @Override
  public int arity() {
    return 1;
  }

  @Override
  public Term operand(int position) {
    if (position != 0) {
      throw noOperand(position);
    }
    return operand;
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.unary(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof UnaryTerm that && operator == that.operator && operand == that.operand;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    return operator.evaluate(operands.applyAsLong(operand));
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return terms.unary(operator, operands.apply(operand));
  }
}

package dev.waymark.term;

import dev.waymark.program.ir.UnaryOperator;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/** A negation or conversion of a number. */
public final class UnaryTerm extends Node.Single {
  private static final int KIND = 100;

  private final UnaryOperator operator;

  UnaryTerm(int id, UnaryOperator operator, Term operand) {
    super(id, hash(KIND, operator.name().hashCode(), operand.id()), operand);
    this.operator = operator;
  }

  @Override
  public Sort sort() {
    return Sort.of(operator.result());
  }

  public UnaryOperator operator() {
    return operator;
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

package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** The negation of a condition, which is no Not itself and no comparison of integers. */
public final class Not extends Node.Single {
  private static final int KIND = 400;

  Not(int id, Term operand) {
    super(id, hash(KIND, operand.id(), 0), operand);
  }

  @Override
  public Sort sort() {
    return Sort.BOOL;
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.not(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof Not that && operand == that.operand;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    return 1 - operands.applyAsLong(operand);
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return terms.not(operands.apply(operand));
  }
}

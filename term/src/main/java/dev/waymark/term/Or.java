package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** At least one of two conditions. */
public final class Or extends Node.Pair {
  private static final int KIND = 402;

  Or(int id, Term left, Term right) {
    super(id, KIND, left, right);
  }

  @Override
  public Sort sort() {
    return Sort.BOOL;
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.or(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof Or that && left == that.left && right == that.right;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    return operands.applyAsLong(left) | operands.applyAsLong(right);
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return terms.or(operands.apply(left), operands.apply(right));
  }
}

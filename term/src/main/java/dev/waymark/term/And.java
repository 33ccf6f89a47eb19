package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Both of two conditions. */
public final class And extends Node.Pair {
  private static final int KIND = 401;

  And(int id, Term left, Term right) {
    super(id, KIND, left, right);
  }

  @Override
  public Sort sort() {
    return Sort.BOOL;
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.and(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof And that && left == that.left && right == that.right;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    return operands.applyAsLong(left) & operands.applyAsLong(right);
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return terms.and(operands.apply(left), operands.apply(right));
  }
}

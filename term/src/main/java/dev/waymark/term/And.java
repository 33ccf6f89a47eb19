package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** Both of two conditions. */
public final class And extends Node {
  private static final int KIND = 401;

  private final Term left;
  private final Term right;

  And(int id, Term left, Term right) {
    super(id, hash(KIND, left.id(), right.id()));
    this.left = left;
    this.right = right;
  }

  @Override
  public Sort sort() {
    return Sort.BOOL;
  }

  public Term left() {
    return left;
  }

  public Term right() {
    return right;
  }

  @Override
  public int arity() {
    return 2;
  }

  @Override
  public Term operand(int position) {
    return switch (position) {
      case 0 -> left;
      case 1 -> right;
      default -> throw noOperand(position);
    };
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

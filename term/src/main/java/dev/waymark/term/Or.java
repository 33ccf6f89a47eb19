package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** At least one of two conditions. */
public final class Or extends Node {
  private static final int KIND = 402;

  private final Term left;
  private final Term right;

  Or(int id, Term left, Term right) {
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

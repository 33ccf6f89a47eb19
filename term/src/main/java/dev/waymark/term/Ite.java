package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** One of two terms of equal sort, chosen by a condition. */
public final class Ite extends Node {
  private static final int KIND = 403;

  private final Sort sort;
  private final Term condition;
  private final Term whenTrue;
  private final Term whenFalse;

  Ite(int id, Term condition, Term whenTrue, Term whenFalse) {
    super(id, mix(hash(KIND, condition.id(), whenTrue.id()), whenFalse.id()));
    this.sort = whenTrue.sort();
    this.condition = condition;
    this.whenTrue = whenTrue;
    this.whenFalse = whenFalse;
  }

  @Override
  public Sort sort() {
    return sort;
  }

  public Term condition() {
    return condition;
  }

  public Term whenTrue() {
    return whenTrue;
  }

  public Term whenFalse() {
    return whenFalse;
  }

  @Override
  public int arity() {
    return 3;
  }

  @Override
  public Term operand(int position) {
    return switch (position) {
      case 0 -> condition;
      case 1 -> whenTrue;
      case 2 -> whenFalse;
      default -> throw noOperand(position);
    };
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.ite(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof Ite that
        && condition == that.condition
        && whenTrue == that.whenTrue
        && whenFalse == that.whenFalse;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    return operands.applyAsLong(operands.applyAsLong(condition) != 0 ? whenTrue : whenFalse);
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    Term first = operands.apply(condition);
    return terms.ite(first, operands.apply(whenTrue), operands.apply(whenFalse));
  }
}

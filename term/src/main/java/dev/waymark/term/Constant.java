package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/** A value, as the normal bits of its sort: see {@link Sort#normalize}. */
public final class Constant extends Node {
  private final Sort sort;
  private final long bits;

  Constant(int id, Sort sort, long bits) {
    super(id, hash(sort.name().hashCode(), (int) bits, (int) (bits >>> 32)));
    this.sort = sort;
    this.bits = bits;
  }

  /** Whether {@code term} is the constant of {@code bits}. */
  public static boolean is(Term term, long bits) {
    return term instanceof Constant constant && constant.bits == bits;
  }

  @Override
  public Sort sort() {
    return sort;
  }

  public long bits() {
    return bits;
  }

  @Override
  public int arity() {
    return 0;
  }

  @Override
  public Term operand(int position) {
    throw noOperand(position);
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.constant(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof Constant that && sort == that.sort && bits == that.bits;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    return bits;
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return this;
  }
}

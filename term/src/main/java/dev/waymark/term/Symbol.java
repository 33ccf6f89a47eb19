package dev.waymark.term;

import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * An input variable. Its index counts the symbols of its factory from 0. For BOOL, INT and LONG,
 * {@code min..max} is its inclusive domain; floats have no bounds.
 */
public final class Symbol extends Node {
  private static final int KIND = 10;

  private final Sort sort;
  private final String name;
  private final int index;
  private final long min;
  private final long max;

  Symbol(int id, Sort sort, String name, int index, Interval domain) {
    super(id, hash(KIND, sort.name().hashCode(), index));
    this.sort = sort;
    this.name = name;
    this.index = index;
    this.min = domain.min();
    this.max = domain.max();
  }

  @Override
  public Sort sort() {
    return sort;
  }

  public String name() {
    return name;
  }

  public int index() {
    return index;
  }

  public long min() {
    return min;
  }

  public long max() {
    return max;
  }

  /** The inclusive bounds of the values of an integer symbol. */
  public Interval domain() {
    return new Interval(min, max);
  }

  /** Whether {@code bits} is in the domain. */
  public boolean admits(long bits) {
    return sort.isFloating() || (min <= bits && bits <= max);
  }

  /** The value nobody asked for: 0, clamped into the domain. */
  public long defaultBits() {
    return Math.max(min, Math.min(max, 0));
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
    return visitor.symbol(this);
  }

  @Override
  boolean sameAs(Node other) {
    return this == other;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    throw new IllegalStateException("the value of " + name + " is for an assignment to say");
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return this;
  }
}

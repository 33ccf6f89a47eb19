package dev.waymark.term;

import dev.waymark.program.ir.Relation;
import java.util.function.Function;
import java.util.function.ToLongFunction;

/**
 * Whether a relation holds between two numbers of one sort, as Java's operators say: a NaN makes
 * all but {@code !=} false.
 */
public final class Comparison extends Node.Pair {
  private static final int KIND = 300;

  private final Relation relation;

  Comparison(int id, Relation relation, Term left, Term right) {
    super(id, KIND + relation.name().hashCode(), left, right);
    this.relation = relation;
  }

  @Override
  public Sort sort() {
    return Sort.BOOL;
  }

  public Relation relation() {
    return relation;
  }

  @Override
  public <R> R accept(TermVisitor<R> visitor) {
    return visitor.comparison(this);
  }

  @Override
  boolean sameAs(Node other) {
    return other instanceof Comparison that
        && relation == that.relation
        && left == that.left
        && right == that.right;
  }

  @Override
  public long evaluate(ToLongFunction<Term> operands) {
    long first = operands.applyAsLong(left);
    long second = operands.applyAsLong(right);
    return Semantics.holds(relation, left.sort(), first, second) ? 1 : 0;
  }

  @Override
  public Term rebuild(Terms terms, Function<Term, Term> operands) {
    return terms.compare(relation, operands.apply(left), operands.apply(right));
  }
}

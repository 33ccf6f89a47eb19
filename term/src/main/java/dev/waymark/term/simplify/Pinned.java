package dev.waymark.term.simplify;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import org.jspecify.annotations.Nullable;

/**
 * An integer term that has one value, as {@code x == 3} says: conditions that compare it with
 * constants are decided then.
 */
record Pinned(Term term, long value) {
  private static final int DEPTH = 4;

  /** What {@code condition} says if it holds, or null if it does not fix a term. */
  static @Nullable Pinned by(Term condition) {
    return of(Relation.EQ, condition);
  }

  /** What {@code condition} says if it does not hold, or null if that does not fix a term. */
  static @Nullable Pinned byNot(Term condition) {
    return of(Relation.NE, condition);
  }

  private static @Nullable Pinned of(Relation relation, Term condition) {
    return condition instanceof Comparison comparison
            && comparison.relation() == relation
            && comparison.left().sort().isInteger()
            && comparison.right() instanceof Constant constant
        ? new Pinned(comparison.left(), constant.bits())
        : null;
  }

  /** Whether {@code condition} holds then, from its outermost operations alone. */
  Truth decide(Term condition) {
    return decide(condition, DEPTH);
  }

  private Truth decide(Term condition, int depth) {
    if (condition instanceof Comparison comparison) {
      return decide(comparison);
    }
    if (depth == 0) {
      return Truth.UNKNOWN;
    }
    if (condition instanceof Not not) {
      return decide(not.operand(), depth - 1).negated();
    }
    if (condition instanceof And and) {
      return both(decide(and.left(), depth - 1), decide(and.right(), depth - 1));
    }
    return condition instanceof Or or
        ? both(decide(or.left(), depth - 1).negated(), decide(or.right(), depth - 1).negated())
            .negated()
        : Truth.UNKNOWN;
  }

  private Truth decide(Comparison comparison) {
    return comparison.left() == term && comparison.right() instanceof Constant constant
        ? Truth.of(comparison.relation().holds(Long.compare(value, constant.bits())))
        : Truth.UNKNOWN;
  }

  private static Truth both(Truth left, Truth right) {
    if (left == Truth.FALSE || right == Truth.FALSE) {
      return Truth.FALSE;
    }
    return left == Truth.TRUE && right == Truth.TRUE ? Truth.TRUE : Truth.UNKNOWN;
  }
}

package dev.waymark.term.simplify;

import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.interval.IntervalSemantics;

/**
 * Bounds of a term, from its outermost operations and the domains of symbols alone, so that asking
 * takes constant time.
 */
final class ShallowRange {
  private static final int DEPTH = 3;

  private ShallowRange() {}

  static Interval of(Term term) {
    return of(term, DEPTH);
  }

  private static Interval of(Term term, int depth) {
    if (term instanceof Symbol symbol) {
      return symbol.domain();
    }
    if (depth == 0) {
      return Interval.of(term.sort());
    }
    return IntervalSemantics.of(term, operand -> of(operand, depth - 1));
  }
}

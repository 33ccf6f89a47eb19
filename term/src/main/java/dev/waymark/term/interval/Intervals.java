package dev.waymark.term.interval;

import dev.waymark.term.Interval;
import dev.waymark.term.PostOrder;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.TermIndex;
import dev.waymark.term.Truth;
import java.util.ArrayList;
import java.util.List;

/**
 * Bounds of integer terms and of conditions, from bounds of the symbols: an abstract interpretation
 * over {@link Interval}s (Cousot and Cousot 1977). Sound: every value a term takes under an
 * assignment within the bounds is in its interval; arithmetic that may wrap around gives the full
 * range. Floats are not bounded. Results are kept.
 */
public final class Intervals {
  private final KnownBounds bounds;
  private final TermIndex known = new TermIndex();
  private final List<Interval> results = new ArrayList<>();
  private final PostOrder.Visit visit = new Visit();

  public Intervals(KnownBounds bounds) {
    this.bounds = bounds;
  }

  /** What is known of the BOOL {@code condition}. Costs as {@link #of}. */
  public static Truth decide(Term condition, KnownBounds bounds) {
    return new Intervals(bounds).decide(condition);
  }

  /** What is known of the BOOL {@code condition}. Costs as {@link #of}. */
  public Truth decide(Term condition) {
    Interval interval = of(condition);
    return interval.isSingle() ? Truth.of(interval.min() == 1) : Truth.UNKNOWN;
  }

  /**
   * An interval that contains all values of {@code term}: 0..1 for a BOOL, all longs for floats.
   * Linear in the number of distinct parts not bounded before.
   */
  public Interval of(Term term) {
    PostOrder.walk(term, visit);
    return result(term);
  }

  private Interval result(Term term) {
    return results.get(known.number(term));
  }

  private final class Visit implements PostOrder.Visit {
    @Override
    public boolean isDone(Term term) {
      return known.contains(term);
    }

    @Override
    public void finish(Term term) {
      Interval result = compute(term);
      known.add(term);
      results.add(result);
    }

    private Interval compute(Term term) {
      if (term instanceof Symbol symbol && !symbol.sort().isFloating()) {
        return bounds.of(symbol);
      }
      return IntervalSemantics.of(term, Intervals.this::result);
    }
  }
}

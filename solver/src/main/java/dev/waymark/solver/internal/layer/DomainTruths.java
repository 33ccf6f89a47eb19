package dev.waymark.solver.internal.layer;

import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import dev.waymark.term.interval.Intervals;
import dev.waymark.term.interval.KnownBounds;
import java.util.BitSet;

/**
 * What the domains of the symbols alone say about conditions of one factory. Domains never change,
 * so each condition is looked at once.
 */
final class DomainTruths {
  private final BitSet known = new BitSet();
  private final BitSet isTrue = new BitSet();
  private final BitSet isFalse = new BitSet();

  Truth of(Term condition) {
    int id = condition.id();
    if (!known.get(id)) {
      Truth truth = Intervals.decide(condition, KnownBounds.DOMAINS);
      isTrue.set(id, truth == Truth.TRUE);
      isFalse.set(id, truth == Truth.FALSE);
      known.set(id);
    }
    return isTrue.get(id) ? Truth.TRUE : isFalse.get(id) ? Truth.FALSE : Truth.UNKNOWN;
  }
}

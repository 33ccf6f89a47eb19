package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Query;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import dev.waymark.term.Variables;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The symbols of a query that have few values, once each constraint on one of them was asked. */
final class SmallDomains {
  /** The values that are left for a symbol, and why no others. */
  static final class Domain {
    private final Symbol symbol;
    private final Interval interval;
    private final long start;
    private final BitSet left;
    private final BitSet reasons;

    private Domain(Symbol symbol, Interval interval, BitSet reasons) {
      this.symbol = symbol;
      this.interval = interval;
      this.start = ValueSets.start(interval);
      this.left = new BitSet();
      this.left.set((int) (interval.min() - start), (int) (interval.max() - start) + 1);
      this.reasons = reasons;
    }

    private void restrict(int position, BitSet holding, Truth wanted) {
      int before = left.cardinality();
      if (wanted == Truth.TRUE) {
        left.and(holding);
      } else {
        left.andNot(holding);
      }
      if (left.cardinality() < before) {
        reasons.set(position);
      }
    }

    boolean isEmpty() {
      return left.isEmpty();
    }

    int size() {
      return left.cardinality();
    }

    /** Ascending. */
    long[] values() {
      return left.stream().mapToLong(distance -> start + distance).toArray();
    }

    /** The value closest to {@code wished}, the lesser of two; there must be one. */
    long nearest(long wished) {
      long clamped = Math.max(interval.min(), Math.min(interval.max(), wished));
      int place = (int) (clamped - start);
      int below = left.previousSetBit(place);
      int above = left.nextSetBit(place);
      boolean isBelow = above < 0 || (below >= 0 && place - below <= above - place);
      return start + (isBelow ? below : above);
    }

    /** The positions of the constraints that leave no other values. */
    BitSet reasons() {
      return reasons;
    }
  }

  /** By the indices of symbols. */
  private final Map<Integer, Domain> domains = new LinkedHashMap<>();

  /** Linear in the number of constraints, if those on one symbol are known to {@code sets}. */
  SmallDomains(Query query, Iterable<Symbol> symbols, SymbolBounds bounds, ValueSets sets) {
    for (Symbol symbol : symbols) {
      Interval interval = bounds.of(symbol);
      if (!symbol.sort().isFloating() && ValueSets.areFew(interval)) {
        domains.put(symbol.index(), new Domain(symbol, interval, bounds.reasons(symbol)));
      }
    }
    for (int i = 0; i < query.constraints().size(); i++) {
      restrict(i, query.constraints().get(i), sets);
    }
  }

  private void restrict(int position, Term constraint, ValueSets sets) {
    Conjunct.forEach(constraint, conjunct -> restrict(position, conjunct, sets));
  }

  private void restrict(int position, Conjunct conjunct, ValueSets sets) {
    SymbolSet symbols = Variables.of(conjunct.term());
    if (symbols.size() != 1) {
      return;
    }
    Domain domain = domains.get(symbols.indices().findFirst().getAsInt());
    if (domain != null) {
      BitSet holding = sets.where(conjunct.term(), domain.symbol, domain.interval);
      domain.restrict(position, holding, conjunct.wanted());
    }
  }

  /** The domain of {@code symbol}, or null if it is not small. */
  @Nullable Domain of(Symbol symbol) {
    return domains.get(symbol.index());
  }

  /** A domain without values. */
  Optional<Domain> empty() {
    return domains.values().stream().filter(Domain::isEmpty).findFirst();
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.interval.KnownBounds;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToLongBiFunction;

/** The bounds that constraints put on symbols, and by which constraints. */
final class SymbolBounds implements KnownBounds {
  /** The values a symbol may have, and the positions of the constraints that say so. */
  private record Bound(Interval interval, BitSet reasons) {}

  private final Map<Symbol, Bound> bounds = new LinkedHashMap<>();

  @Override
  public Interval of(Symbol symbol) {
    Bound bound = bounds.get(symbol);
    return bound == null ? symbol.domain() : bound.interval();
  }

  void put(Symbol symbol, Interval interval, BitSet reasons) {
    bounds.put(symbol, new Bound(interval, reasons));
  }

  /** The constraint at {@code position} and those that bound {@code symbols}. */
  BitSet reasons(int position, SymbolSet symbols) {
    BitSet reasons = new BitSet();
    reasons.set(position);
    bounds.forEach(
        (symbol, bound) -> {
          if (symbols.contains(symbol)) {
            reasons.or(bound.reasons());
          }
        });
    return reasons;
  }

  /** The positions of the constraints that bound {@code symbol}; the caller's to change. */
  BitSet reasons(Symbol symbol) {
    BitSet reasons = new BitSet();
    Bound bound = bounds.get(symbol);
    if (bound != null) {
      reasons.or(bound.reasons());
    }
    return reasons;
  }

  /** A value for each bounded symbol. */
  Assignment choose(ToLongBiFunction<Symbol, Interval> choice) {
    Assignment.Builder values = Assignment.builder();
    bounds.forEach(
        (symbol, bound) -> values.put(symbol, choice.applyAsLong(symbol, bound.interval())));
    return values.build();
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.term.Assignment;
import dev.waymark.term.Evaluator;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * For which values of its one symbol a constraint holds, among a few neighbouring ones. Found by
 * trying all of them, and kept: the constraints of a path come again in query after query.
 */
final class ValueSets {
  private static final int STEP = 128;
  private static final int SIZE = 2 * STEP;
  private static final int MOST_KEPT = 20_000;

  private final Map<Key, BitSet> known = new HashMap<>();

  private record Key(Term constraint, long start) {}

  /** Whether all of {@code values} are among so few that they can be tried. */
  static boolean areFew(Interval values) {
    long start = start(values);
    return values.max() - start >= 0 && values.max() - start < SIZE;
  }

  /** The first of the neighbouring values that {@code values} are among. */
  static long start(Interval values) {
    return Math.floorDiv(values.min(), STEP) * STEP;
  }

  /**
   * Those of {@code values}, which must be few, for which {@code constraint} holds, as distances
   * from their start. It has no symbol but {@code symbol}. The result is not to be changed.
   */
  BitSet where(Term constraint, Symbol symbol, Interval values) {
    if (known.size() > MOST_KEPT) {
      known.clear();
    }
    return known.computeIfAbsent(
        new Key(constraint, start(values)), key -> holding(constraint, symbol, key.start()));
  }

  private static BitSet holding(Term constraint, Symbol symbol, long start) {
    BitSet holding = new BitSet(SIZE);
    for (int i = 0; i < SIZE; i++) {
      long value = start + i;
      if (symbol.admits(value)
          && new Evaluator(Assignment.builder().put(symbol, value).build()).holds(constraint)) {
        holding.set(i);
      }
    }
    return holding;
  }
}

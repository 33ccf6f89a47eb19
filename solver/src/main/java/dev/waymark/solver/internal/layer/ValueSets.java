package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.And;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Interval;
import dev.waymark.term.Or;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongPredicate;

/**
 * For which values of its one symbol a constraint holds, among a few neighbouring ones. Found by
 * trying all of them, and kept: the constraints of a path come again in query after query.
 */
final class ValueSets {
  private static final int STEP = 128;
  private static final int SIZE = 2 * STEP;
  private static final int MOST_KEPT = 20_000;
  private static final int DEPTH = 40;

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
    return where(constraint, symbol, start(values), DEPTH);
  }

  private BitSet where(Term condition, Symbol symbol, long start, int depth) {
    Key key = new Key(condition, start);
    BitSet found = known.get(key);
    if (found == null) {
      found = find(condition, symbol, start, depth);
      known.put(key, found);
    }
    return found;
  }

  private BitSet find(Term condition, Symbol symbol, long start, int depth) {
    if (condition instanceof Comparison comparison
        && comparison.left() == symbol
        && comparison.right() instanceof Constant constant) {
      return compared(comparison.relation(), constant.bits(), symbol, start);
    }
    if (depth > 0 && (condition instanceof And || condition instanceof Or)) {
      BitSet both = (BitSet) where(condition.operand(0), symbol, start, depth - 1).clone();
      BitSet second = where(condition.operand(1), symbol, start, depth - 1);
      if (condition instanceof And) {
        both.and(second);
      } else {
        both.or(second);
      }
      return both;
    }
    return tried(condition, symbol, start);
  }

  private static BitSet compared(Relation relation, long bound, Symbol symbol, long start) {
    return admitted(symbol, start, value -> relation.holds(Long.compare(value, bound)));
  }

  private static BitSet tried(Term condition, Symbol symbol, long start) {
    return admitted(symbol, start, value -> holds(condition, symbol, value));
  }

  private static boolean holds(Term condition, Symbol symbol, long value) {
    return new Evaluator(Assignment.builder().put(symbol, value).build()).holds(condition);
  }

  private static BitSet admitted(Symbol symbol, long start, LongPredicate predicate) {
    BitSet admitted = new BitSet(SIZE);
    for (int i = 0; i < SIZE; i++) {
      if (symbol.admits(start + i) && predicate.test(start + i)) {
        admitted.set(i);
      }
    }
    return admitted;
  }
}

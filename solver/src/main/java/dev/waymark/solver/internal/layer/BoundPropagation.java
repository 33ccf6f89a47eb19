package dev.waymark.solver.internal.layer;

import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Comparison;
import dev.waymark.term.Interval;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import dev.waymark.term.Variables;
import dev.waymark.term.interval.Intervals;
import java.util.BitSet;
import java.util.Optional;

/**
 * Narrows the bounds of the symbols of one query, a constraint at a time, for a few rounds. Linear
 * in the size of the constraints and quadratic in the number of bounded symbols, per round.
 */
final class BoundPropagation {
  private static final int ROUNDS = 4;

  private final Query query;
  private final ValueSets sets;
  private final Deadline deadline;
  private final SymbolBounds bounds = new SymbolBounds();

  /** The constraints that cannot hold together, once found. */
  private final BitSet conflict = new BitSet();

  private boolean changed;

  BoundPropagation(Query query, ValueSets sets, Deadline deadline) {
    this.query = query;
    this.sets = sets;
    this.deadline = deadline;
  }

  Optional<Answer> answer() {
    for (int round = 0; round < ROUNDS && conflict.isEmpty(); round++) {
      changed = false;
      visitAll();
      if (!changed) {
        break;
      }
    }
    if (!conflict.isEmpty()) {
      return Optional.of(unsat());
    }
    Optional<Answer> guess = new ValueGuesses(query, bounds).best().map(Sat::new);
    return guess.isPresent() ? guess : new ValueSearch(query, bounds, sets, deadline).answer();
  }

  /** Bounds found on the way are used in the next round: older ones are wider, not wrong. */
  private void visitAll() {
    Intervals intervals = new Intervals(bounds);
    for (int i = 0; i < query.constraints().size() && conflict.isEmpty(); i++) {
      Term constraint = query.constraints().get(i);
      deadline.check();
      if (intervals.decide(constraint) == Truth.FALSE) {
        conflict.or(bounds.reasons(i, Variables.of(constraint)));
      } else {
        visit(i, constraint, intervals);
      }
    }
  }

  private void visit(int position, Term constraint, Intervals intervals) {
    Conjunct.forEach(constraint, conjunct -> narrow(position, conjunct, intervals));
  }

  private void narrow(int position, Conjunct conjunct, Intervals intervals) {
    Term term = conjunct.term();
    if (term instanceof Comparison comparison) {
      if (isOfIntegers(comparison)) {
        narrow(position, comparison, conjunct.wanted(), intervals);
      }
    } else if (term instanceof Symbol symbol) {
      long value = conjunct.wanted() == Truth.TRUE ? 1 : 0;
      narrow(position, symbol, term, narrowed(symbol, Interval.of(value)));
    } else {
      narrowByAlternatives(position, conjunct);
    }
  }

  private void narrow(int position, Comparison comparison, Truth wanted, Intervals intervals) {
    Relation relation =
        wanted == Truth.TRUE ? comparison.relation() : comparison.relation().negated();
    narrow(position, comparison.left(), relation, comparison.right(), intervals);
    narrow(position, comparison.right(), relation.mirrored(), comparison.left(), intervals);
  }

  /** By what is left for the symbol that it is about, or one of them. */
  private void narrowByAlternatives(int position, Conjunct conjunct) {
    Symbol symbol = Alternatives.compared(conjunct.term());
    if (symbol != null) {
      narrow(
          position,
          symbol,
          symbol,
          Alternatives.narrow(conjunct.term(), conjunct.wanted(), symbol, bounds.of(symbol)));
    }
  }

  private static boolean isOfIntegers(Comparison comparison) {
    return comparison.left().sort().isInteger();
  }

  private Optional<Interval> narrowed(Symbol symbol, Interval values) {
    return Narrowing.narrow(bounds.of(symbol), Relation.EQ, values);
  }

  private void narrow(int position, Term side, Relation relation, Term other, Intervals intervals) {
    Optional<OffsetSymbol> offset = OffsetSymbol.of(side);
    Optional<Interval> sums = offset.flatMap(it -> it.shift(bounds.of(it.symbol())));
    if (offset.isPresent() && sums.isPresent()) {
      Interval others = intervals.of(other);
      Optional<Interval> rest = Narrowing.narrow(sums.get(), relation, others);
      narrow(position, offset.get().symbol(), other, rest.map(offset.get()::unshift));
    }
  }

  /** Notes that {@code values} are left for {@code symbol}, because of {@code cause}. */
  private void narrow(int position, Symbol symbol, Term cause, Optional<Interval> values) {
    if (values.isPresent() && values.get().equals(bounds.of(symbol))) {
      return;
    }
    BitSet reasons = bounds.reasons(position, Variables.of(cause).union(Variables.of(symbol)));
    if (values.isEmpty()) {
      conflict.or(reasons);
    } else {
      bounds.put(symbol, values.get(), reasons);
      changed = true;
    }
  }

  private Answer unsat() {
    return new Unsat(conflict.stream().mapToObj(query.constraints()::get).toList());
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Evaluator;
import java.util.BitSet;
import java.util.List;

/**
 * {@link Layer#RELAX}: asks about the last constraint and those on single symbols of it, then also
 * about those that the model for it violates, and so on. What cannot be satisfied without the other
 * constraints cannot with them; and many a long path is refuted by a few of its conditions.
 */
public final class RelaxingSolver extends Decorator {
  /** Shorter queries are asked as they are. */
  private static final int SHORT = 8;

  /** What has more is seldom about a few of them, and each round takes time. */
  private static final int MOST_SYMBOLS = 64;

  private static final int ROUNDS = 16;

  private final Solver few;
  private final Counters counters;

  /**
   * Asks {@code few} about some of the constraints, and {@code next} about all.
   *
   * @param few may be {@code next} with layers around it, which are not closed
   */
  public RelaxingSolver(Solver next, Solver few, Counters counters) {
    super(next);
    this.few = few;
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    boolean isWorthwhile =
        query.constraints().size() > SHORT && query.symbols().size() <= MOST_SYMBOLS;
    return isWorthwhile ? checkLong(query) : next.check(query);
  }

  private Answer checkLong(Query query) {
    int size = query.constraints().size();
    BitSet last = new BitSet();
    last.set(size - 1);
    BitSet chosen = bounded(last, query.constraints());
    for (int round = 0; round < ROUNDS && chosen.cardinality() < size; round++) {
      Answer answer = few.check(query.with(at(chosen, query.constraints())));
      if (answer instanceof Unsat) {
        counters.serve(Layer.RELAX);
        return answer;
      }
      if (!(answer instanceof Sat sat)) {
        break;
      }
      BitSet violated = violated(query, sat);
      if (violated.isEmpty()) {
        counters.serve(Layer.RELAX);
        return new Sat(query.complete(sat.model()));
      }
      violated.or(chosen);
      chosen = bounded(violated, query.constraints());
    }
    return next.check(query);
  }

  /** With those that bound a symbol of the chosen, which cost nothing and keep values small. */
  private static BitSet bounded(BitSet chosen, List<Term> constraints) {
    SymbolSet symbols = SymbolSet.EMPTY;
    for (Term each : at(chosen, constraints)) {
      symbols = symbols.union(Variables.of(each));
    }
    BitSet all = (BitSet) chosen.clone();
    for (int i = 0; i < constraints.size(); i++) {
      SymbolSet own = Variables.of(constraints.get(i));
      if (own.size() == 1 && own.intersects(symbols)) {
        all.set(i);
      }
    }
    return all;
  }

  private static BitSet violated(Query query, Sat sat) {
    Evaluator evaluator = new Evaluator(query.complete(sat.model()));
    BitSet violated = new BitSet();
    for (int i = 0; i < query.constraints().size(); i++) {
      violated.set(i, !evaluator.holds(query.constraints().get(i)));
    }
    return violated;
  }

  private static List<Term> at(BitSet positions, List<Term> constraints) {
    return positions.stream().mapToObj(constraints::get).toList();
  }
}

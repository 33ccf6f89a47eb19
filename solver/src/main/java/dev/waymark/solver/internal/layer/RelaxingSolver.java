package dev.waymark.solver.internal.layer;

import dev.waymark.solver.Answer;
import dev.waymark.solver.Layer;
import dev.waymark.solver.Query;
import dev.waymark.solver.Sat;
import dev.waymark.solver.Solver;
import dev.waymark.solver.Unsat;
import dev.waymark.term.Evaluator;
import dev.waymark.term.Term;
import java.util.BitSet;
import java.util.List;

/**
 * {@link Layer#RELAX}: asks about the last constraint alone, then also about those that the model
 * for it violates, and so on. What cannot be satisfied without the other constraints cannot with
 * them; and many a long path is refuted by a few of its conditions.
 */
public final class RelaxingSolver extends Decorator {
  /** Shorter queries are asked as they are. */
  private static final int SHORT = 8;

  private static final int ROUNDS = 16;

  private final Counters counters;

  public RelaxingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    int size = query.constraints().size();
    BitSet chosen = new BitSet();
    chosen.set(Math.max(0, size - 1));
    for (int round = 0;
        round < ROUNDS && 2 * chosen.cardinality() < size && size > SHORT;
        round++) {
      Answer answer = next.check(query.with(at(chosen, query.constraints())));
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
      chosen.or(violated);
    }
    return next.check(query);
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

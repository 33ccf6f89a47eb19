package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * {@link Layer#SLICE}: passes on the constraints that share symbols with the last one, directly or
 * through others. The base satisfies the rest and keeps doing so, since their symbols keep its
 * values. Without a base there is nothing to slice.
 */
public final class SlicingSolver extends Decorator {
  private final Counters counters;

  public SlicingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    if (query.base().isEmpty() || query.isEmpty()) {
      return next.check(query);
    }
    List<Term> slice = slice(query.constraints());
    if (slice.size() < query.constraints().size()) {
      counters.serve(Layer.SLICE);
    }
    Answer answer = next.check(query.with(slice));
    return answer instanceof Sat sat ? new Sat(query.complete(sat.model())) : answer;
  }

  /** Linear in the number of constraints per link of the longest chain between them. */
  private static List<Term> slice(List<Term> constraints) {
    int last = constraints.size() - 1;
    SymbolSet reached = Variables.of(constraints.get(last));
    BitSet chosen = new BitSet();
    chosen.set(last);
    int before;
    do {
      before = chosen.cardinality();
      for (int i = chosen.previousClearBit(last); i >= 0; i = chosen.previousClearBit(i - 1)) {
        SymbolSet symbols = Variables.of(constraints.get(i));
        if (symbols.intersects(reached)) {
          chosen.set(i);
          reached = reached.union(symbols);
        }
      }
    } while (chosen.cardinality() > before);
    return at(chosen, constraints);
  }

  private static List<Term> at(BitSet positions, List<Term> constraints) {
    List<Term> slice = new ArrayList<>();
    positions.stream().forEach(i -> slice.add(constraints.get(i)));
    return slice;
  }
}

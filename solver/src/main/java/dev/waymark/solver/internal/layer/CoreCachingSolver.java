package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import java.util.Optional;

/** {@link Layer#CORES}: a query that contains a known core is unsatisfiable. */
public final class CoreCachingSolver extends Decorator {
  private final Counters counters;
  private final CoreIndex cores = new CoreIndex();

  public CoreCachingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    Optional<Unsat> known = cores.within(query.constraints());
    if (known.isPresent()) {
      counters.serve(Layer.CORES);
      return known.get();
    }
    Answer answer = next.check(query);
    if (answer instanceof Unsat unsat) {
      cores.add(unsat);
    }
    return answer;
  }
}

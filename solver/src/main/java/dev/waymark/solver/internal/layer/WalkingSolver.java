package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.internal.encoding.FloatFinder;
import dev.waymark.solver.internal.walk.ModelWalk;
import dev.waymark.term.assign.Assignment;
import java.util.Optional;

/**
 * {@link Layer#WALK}: looks for a model from the base on, for a while that is short for a backend.
 * Only for integers.
 */
public final class WalkingSolver extends Decorator {
  /** How often all parts of a query may be evaluated. */
  private static final int PASSES = 300;

  private final Counters counters;
  private final Deadline deadline;
  private final FloatFinder floats = new FloatFinder();

  public WalkingSolver(Solver next, Counters counters, Deadline deadline) {
    super(next);
    this.counters = counters;
    this.deadline = deadline;
  }

  @Override
  public Answer check(Query query) {
    if (query.isEmpty() || query.constraints().stream().anyMatch(floats::isIn)) {
      return next.check(query);
    }
    Optional<Assignment> model = new ModelWalk(query).find(PASSES, deadline);
    if (model.isEmpty()) {
      return next.check(query);
    }
    counters.serve(Layer.WALK);
    return new Sat(model.get());
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import java.util.Optional;

/**
 * {@link Layer#INTERVALS}: narrows the bounds of integer symbols by the constraints. Answers unsat
 * where a bound becomes empty or a constraint false, and sat where values within the bounds, close
 * to the base or moved as far as comparisons of symbols demand, satisfy the query.
 */
public final class IntervalSolver extends Decorator {
  private final Counters counters;
  private final Deadline deadline;
  private final ValueSets sets = new ValueSets();

  public IntervalSolver(Solver next, Counters counters) {
    this(next, counters, Deadline.NONE);
  }

  /** Ends at {@code deadline}, whatever it is doing. */
  public IntervalSolver(Solver next, Counters counters, Deadline deadline) {
    super(next);
    this.counters = counters;
    this.deadline = deadline;
  }

  @Override
  public Answer check(Query query) {
    Optional<Answer> answer = new BoundPropagation(query, sets, deadline).answer();
    if (answer.isPresent()) {
      counters.serve(Layer.INTERVALS);
      return answer.get();
    }
    return next.check(query);
  }
}

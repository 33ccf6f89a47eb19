package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.internal.encoding.FloatFinder;

/**
 * {@link Layer#SECOND}: two solvers, of which one is asked where the other gives up, if that is
 * worth it. Queries with floats go first to the one that is better at them.
 */
public final class SecondSolver implements Solver {
  /** Who is asked first, and who then. */
  public record Order(Solver first, Solver second) {
    public Order reversed() {
      return new Order(second, first);
    }
  }

  private final Order forIntegers;
  private final Order forFloats;
  private final Counters counters;
  private final FloatFinder floats = new FloatFinder();

  /** Both orders are of the same two solvers. */
  public SecondSolver(Order forIntegers, Order forFloats, Counters counters) {
    this.forIntegers = forIntegers;
    this.forFloats = forFloats;
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    Order order = query.constraints().stream().anyMatch(floats::isIn) ? forFloats : forIntegers;
    Answer answer = order.first().check(query);
    return answer.isDecided() || query.effort() == QueryEffort.QUICK
        ? answer
        : secondOpinion(query, order.second(), answer);
  }

  /** What the second solver says, but for a reason to give up: the first has the better one. */
  private Answer secondOpinion(Query query, Solver second, Answer unknown) {
    Answer answer = second.check(query);
    if (!answer.isDecided()) {
      return unknown;
    }
    counters.serve(Layer.SECOND);
    return answer;
  }

  @Override
  public void close() {
    forIntegers.first().close();
    forIntegers.second().close();
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.solver.Answer;
import dev.waymark.solver.Layer;
import dev.waymark.solver.Query;
import dev.waymark.solver.Sat;
import dev.waymark.solver.Solver;
import dev.waymark.term.Assignment;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** {@link Layer#MODELS}: tries recent models, the latest first. */
public final class ModelReusingSolver extends Decorator {
  private static final int CAPACITY = 16;

  private final Counters counters;
  private final Deque<Assignment> recent = new ArrayDeque<>();

  public ModelReusingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    Optional<Assignment> known = known(query);
    if (known.isPresent()) {
      counters.serve(Layer.MODELS);
      return new Sat(known.get());
    }
    Answer answer = next.check(query);
    if (answer instanceof Sat sat) {
      remember(sat.model());
    }
    return answer;
  }

  /** A recent model, without the symbols that the query says nothing about. */
  private Optional<Assignment> known(Query query) {
    return recent.stream()
        .filter(model -> Models.satisfies(query.complete(model), query))
        .findFirst()
        .map(model -> Models.restrict(model, query.symbols()));
  }

  private void remember(Assignment model) {
    if (recent.size() == CAPACITY) {
      recent.removeLast();
    }
    recent.addFirst(model);
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayDeque;
import java.util.Deque;

/** {@link Layer#MODELS}: tries recent models, the latest first. */
public final class ModelReusingSolver extends Decorator {
  private static final int CAPACITY = 16;

  private final Counters counters;
  private final Deque<Recent> recent = new ArrayDeque<>();

  /**
   * A model that was found.
   *
   * @param symbols those it assigns
   * @param evaluator keeps the values of terms of these symbols from query to query
   */
  private record Recent(Assignment model, SymbolSet symbols, Evaluator evaluator) {
    static Recent of(Assignment model) {
      SymbolSet symbols = SymbolSet.EMPTY;
      for (Symbol symbol : model.symbols()) {
        symbols = symbols.union(SymbolSet.of(symbol));
      }
      return new Recent(model, symbols, new Evaluator(model));
    }

    boolean satisfies(Query query, SymbolSet wanted) {
      return symbols.containsAll(wanted)
          ? KnownModels.satisfies(evaluator, query)
          : KnownModels.satisfies(query.complete(model), query);
    }
  }

  public ModelReusingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    SymbolSet wanted = query.symbols();
    for (Recent each : recent) {
      if (each.satisfies(query, wanted)) {
        counters.serve(Layer.MODELS);
        return new Sat(KnownModels.restrict(each.model, wanted));
      }
    }
    Answer answer = next.check(query);
    if (answer instanceof Sat sat) {
      remember(sat.model());
    }
    return answer;
  }

  private void remember(Assignment model) {
    if (recent.size() == CAPACITY) {
      recent.removeLast();
    }
    recent.addFirst(Recent.of(model));
  }
}

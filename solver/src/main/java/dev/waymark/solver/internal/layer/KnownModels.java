package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Query;
import dev.waymark.term.Symbol;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;

/** Assignments and the queries they satisfy or not. */
final class KnownModels {
  private KnownModels() {}

  /**
   * Whether all constraints of {@code query} hold under {@code values}. Looks at the last one
   * first, since it is the least likely to.
   */
  static boolean satisfies(Assignment values, Query query) {
    return satisfies(new Evaluator(values), query);
  }

  /** As {@link #satisfies(Assignment, Query)}, with an evaluator that may know some terms. */
  static boolean satisfies(Evaluator evaluator, Query query) {
    for (int i = query.constraints().size() - 1; i >= 0; i--) {
      if (!evaluator.holds(query.constraints().get(i))) {
        return false;
      }
    }
    return true;
  }

  /** What {@code values} assigns to {@code symbols}. */
  static Assignment restrict(Assignment values, SymbolSet symbols) {
    Assignment.Builder restricted = Assignment.builder();
    for (Symbol symbol : values.symbols()) {
      if (symbols.contains(symbol)) {
        restricted.put(symbol, values.bits(symbol));
      }
    }
    return restricted.build();
  }
}

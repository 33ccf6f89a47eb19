package dev.waymark.solver.api;

/** What a solver says about a query. */
public sealed interface Answer permits Sat, Unsat, Unknown {
  /** Whether the question is settled: sat or unsat. */
  default boolean isDecided() {
    return !(this instanceof Unknown);
  }
}

package dev.waymark.solver.api;

/** What a {@code SolverStack} puts around its solver, outermost first. */
public enum Layer {
  /** Drops true and repeated constraints, answers where one is false or none is left. */
  SIMPLIFY,
  /** Passes on only the constraints that the flipped one depends on; needs a base. */
  SLICE,
  /** Recognizes known unsatisfiable cores. */
  CORES,
  /** Tries recent models. */
  MODELS,
  /** Propagates bounds of integers, and orders them. */
  INTERVALS,
  /** Asks about some constraints first: about more only as models violate them. */
  RELAX,
  /** Searches for a model near the base, one symbol after the other; integers only. */
  WALK,
  /** Lets the backends keep what they learned from one query to the next. */
  INCREMENTAL,
  /** Asks the second backend where the first gives up, and first where there are floats. */
  SECOND
}

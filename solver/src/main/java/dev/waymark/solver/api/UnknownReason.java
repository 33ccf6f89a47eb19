package dev.waymark.solver.api;

/** Why a solver gave up. */
public enum UnknownReason {
  /** The limit of time was hit. */
  TIME,
  /** The limit of steps was hit. */
  STEPS,
  /** The solver would have needed more memory than it may take. */
  MEMORY,
  /** The solver, or our translation for it, cannot take terms like these. */
  INCOMPLETE,
  /** The solver failed inside; a fresh one is used from then on. */
  CRASHED,
  /** The solver's model does not satisfy the query: a bug in the solver or in ours. */
  INVALID_MODEL
}

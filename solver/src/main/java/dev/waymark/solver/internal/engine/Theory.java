package dev.waymark.solver.internal.engine;

/** What a query is about. */
public enum Theory {
  BIT_VECTORS,
  /** Some float occurs. */
  FLOATS
}

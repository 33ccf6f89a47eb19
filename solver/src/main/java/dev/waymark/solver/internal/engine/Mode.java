package dev.waymark.solver.internal.engine;

/** What a native solver keeps from one query to the next. */
public enum Mode {
  /** Nothing. */
  ONE_SHOT,
  /** What it learned about conditions that are asked about again, as along a path. */
  INCREMENTAL
}

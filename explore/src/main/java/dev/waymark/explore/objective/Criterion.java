package dev.waymark.explore.objective;

/** What an exploration is to cover. */
public enum Criterion {
  /** Every branch of the entry: stop when all are covered. */
  BRANCH,
  /** Every path. */
  ALL_PATHS
}

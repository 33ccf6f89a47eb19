package dev.waymark.benchmarks.table;

/** How much to measure. */
public enum Effort {
  /** Everything. */
  FULL,

  /** A sample that is the same each time and over in seconds. */
  QUICK
}

package dev.waymark.benchmarks.real.tests;

/** Who counts what tests cover. */
enum Meter {
  JACOCO,

  /** The instrumentation that explorations run with. */
  OURS,

  /** Code that tells of each turn it takes: the third opinion. */
  WITNESS
}

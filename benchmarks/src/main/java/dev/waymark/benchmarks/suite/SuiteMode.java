package dev.waymark.benchmarks.suite;

/** How a suite is run. */
public enum SuiteMode {
  /** As it is. */
  PLAIN,
  /** Instrumented, on symbolic data, with self-checks. */
  INSTRUMENTED,
  /** Instrumented, on plain data, to see which branches of the library are taken. */
  MEASURED
}

package dev.waymark.benchmarks.suite;

/** How a test ended. */
public enum Verdict {
  PASSED,
  FAILED,
  ABORTED,
  SKIPPED
}

package dev.waymark.benchmarks.suite;

/** How a test ended. */
public enum TestEnding {
  PASSED,
  FAILED,
  ABORTED,
  SKIPPED
}

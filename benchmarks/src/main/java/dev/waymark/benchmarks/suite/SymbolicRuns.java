package dev.waymark.benchmarks.suite;

import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Begins a run of the probe with each test and each container of tests. */
final class SymbolicRuns implements TestExecutionListener {
  @Override
  public void executionStarted(TestIdentifier test) {
    Symbols.begin();
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    Symbols.end();
  }
}

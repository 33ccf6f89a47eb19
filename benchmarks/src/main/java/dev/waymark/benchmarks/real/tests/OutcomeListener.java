package dev.waymark.benchmarks.real.tests;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Writes a line for each test: {@link #PASSED}, or what went wrong. */
final class OutcomeListener implements TestExecutionListener {
  static final String PASSED = "passed";

  private final List<String> lines = new ArrayList<>();

  List<String> lines() {
    return lines;
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    lines.add(test.getDisplayName() + " was skipped: " + reason);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    boolean isPassed = result.getStatus() == TestExecutionResult.Status.SUCCESSFUL;
    if (isPassed && test.isTest()) {
      lines.add(PASSED);
    } else if (!isPassed) {
      String why = result.getThrowable().map(String::valueOf).orElse("").replaceAll("\\R", " ");
      lines.add(test.getLegacyReportingName() + ", " + test.getDisplayName() + ": " + why);
    }
  }
}

package dev.waymark.benchmarks.suite;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Notes how tests end, and prints each as it starts; a container counts as a test if it fails. */
final class Recorder implements TestExecutionListener {
  private final Map<String, SuiteResult.Outcome> tests = new LinkedHashMap<>();
  private final Map<String, Long> started = new HashMap<>();

  Map<String, SuiteResult.Outcome> tests() {
    return tests;
  }

  @Override
  public void executionStarted(TestIdentifier test) {
    started.put(test.getUniqueId(), System.nanoTime());
    System.out.println(test.getUniqueId());
  }

  @Override
  public void executionSkipped(TestIdentifier test, String reason) {
    note(test, TestEnding.SKIPPED, reason);
  }

  @Override
  public void executionFinished(TestIdentifier test, TestExecutionResult result) {
    TestEnding verdict =
        switch (result.getStatus()) {
          case SUCCESSFUL -> TestEnding.PASSED;
          case ABORTED -> TestEnding.ABORTED;
          case FAILED -> TestEnding.FAILED;
        };
    if (test.isTest() || verdict != TestEnding.PASSED) {
      note(test, verdict, detail(result.getThrowable()));
    }
  }

  private void note(TestIdentifier test, TestEnding verdict, String detail) {
    Long start = started.remove(test.getUniqueId());
    long time = start == null ? 0 : (System.nanoTime() - start) / 1_000_000;
    tests.put(test.getUniqueId(), new SuiteResult.Outcome(verdict, time, detail));
  }

  private static String detail(Optional<Throwable> thrown) {
    return thrown.map(each -> each + at(each.getStackTrace())).orElse("");
  }

  private static String at(StackTraceElement[] trace) {
    return trace.length == 0 ? "" : " at " + trace[0];
  }
}

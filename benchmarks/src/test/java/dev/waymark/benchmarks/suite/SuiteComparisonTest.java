package dev.waymark.benchmarks.suite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.benchmarks.suite.SuiteResult.Outcome;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SuiteComparisonTest {
  private static final String A = "[engine:e]/[class:p.A]/[method:a()]";
  private static final String B = "[engine:e]/[class:p.B]/[method:b()]";

  private static SuiteResult result(TestEnding a, TestEnding b) {
    return new SuiteResult(
        Map.of(A, new Outcome(a, 1, ""), B, new Outcome(b, 2, "x")), Map.of(), "");
  }

  @Test
  void aTestThatEndsInAnotherWayDiffers() {
    SuiteComparison comparison =
        new SuiteComparison(
            result(TestEnding.PASSED, TestEnding.PASSED),
            result(TestEnding.PASSED, TestEnding.FAILED));
    assertEquals(List.of(B), comparison.differing());
    assertEquals(List.of("p.B"), comparison.differingClasses());
    assertEquals(B + ": plain passed (x), instrumented failed (x)", comparison.describe(B));
  }

  @Test
  void aTestThatIsMissingDiffers() {
    SuiteComparison comparison =
        new SuiteComparison(result(TestEnding.PASSED, TestEnding.FAILED), SuiteResult.NONE);
    assertEquals(List.of(A, B), comparison.differing());
  }

  @Test
  void aTestThatEndsInAnotherWayTheSecondTimeIsNotRepeated() {
    SuiteResult good = result(TestEnding.PASSED, TestEnding.PASSED);
    SuiteComparison first = new SuiteComparison(good, result(TestEnding.FAILED, TestEnding.FAILED));
    SuiteComparison second =
        new SuiteComparison(good, result(TestEnding.FAILED, TestEnding.PASSED));
    assertTrue(first.isRepeated(A, second));
    assertFalse(first.isRepeated(B, second));
  }

  @Test
  void aResultIsReadAsItWasWritten(@TempDir Path folder) throws IOException {
    SuiteResult result =
        new SuiteResult(
            Map.of(A, new Outcome(TestEnding.ABORTED, 7, "no reason")),
            Map.of("checks", 12L),
            "at 3");
    result.write(folder.resolve("result"));
    SuiteResult read = SuiteResult.read(folder.resolve("result"));
    assertEquals(result, read);
    assertEquals(12, read.figure("checks"));
    assertEquals(0, read.passed());
  }

  @Test
  void figuresOfSeveralProcessesAreAddedUp() {
    SuiteResult one = new SuiteResult(Map.of(), Map.of("checks", 2L), "");
    SuiteResult two = new SuiteResult(Map.of(), Map.of("checks", 3L, "runs", 1L), "at 7");
    assertEquals(new SuiteResult(Map.of(), Map.of("checks", 5L, "runs", 1L), "at 7"), one.and(two));
  }
}

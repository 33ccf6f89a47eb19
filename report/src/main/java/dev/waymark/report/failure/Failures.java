package dev.waymark.report.failure;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Exceptions that came out of the entry, violated assertions aside: for each class and place the
 * first test.
 */
public final class Failures {
  private Failures() {}

  public static List<TestCase> of(Findings findings) {
    Set<String> seen = new HashSet<>();
    List<TestCase> failures = new ArrayList<>();
    for (TestCase test : findings.tests()) {
      Outcome outcome = test.outcome();
      boolean isFailure =
          outcome.sort() != Outcome.Sort.RETURNED
              && !Violations.isViolation(findings.entry(), outcome);
      if (isFailure && seen.add(outcome.text() + " " + outcome.failure().place())) {
        failures.add(test);
      }
    }
    return failures;
  }
}

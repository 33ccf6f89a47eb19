package dev.waymark.report.failure;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ClassModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.AssertStatements;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Violated assertions: an {@code assert} of the code does not hold. An {@code AssertionError} that
 * code throws by other means is an exception like others.
 */
public final class Violations {
  /** What is thrown then; initializers throw it as it is, too. */
  public static final String ERROR = "java.lang.AssertionError";

  private Violations() {}

  /** Whether a call of {@code entry} that ended so has violated an assertion. */
  public static boolean isViolation(Entry entry, Outcome outcome) {
    if (!isError(outcome)) {
      return false;
    }
    Program program = entry.method().owner().program();
    FailurePlace place = FailurePlace.of(outcome.failure().place());
    ClassModel owner = outcome.failure().through().isEmpty() ? program.find(place.owner()) : null;
    return owner != null
        && owner.methods().stream()
            .filter(method -> method.hasCode() && method.name().equals(place.method()))
            .anyMatch(method -> AssertStatements.makeAllErrors(method.code(), place.line()));
  }

  /** Whether such an error was thrown, by the call or by an initializer before it. */
  private static boolean isError(Outcome outcome) {
    return switch (outcome.sort()) {
      case THREW -> outcome.text().equals(ERROR);
      case UNSTARTED -> (outcome.text() + ":").startsWith(ERROR + ":");
      default -> false;
    };
  }

  /** What the assertion says; empty if nothing. */
  public static String message(Outcome outcome) {
    boolean isUnstarted = outcome.sort() == Outcome.Sort.UNSTARTED;
    return isUnstarted
        ? outcome.text().replaceFirst("[^:]*(: )?", "")
        : outcome.failure().message();
  }

  /** For each assertion that was violated the first test that does so. */
  public static List<TestCase> of(Findings findings) {
    Set<String> seen = new HashSet<>();
    List<TestCase> violations = new ArrayList<>();
    for (TestCase test : findings.tests()) {
      if (isViolation(findings.entry(), test.outcome())
          && seen.add(test.outcome().failure().place())) {
        violations.add(test);
      }
    }
    return violations;
  }
}

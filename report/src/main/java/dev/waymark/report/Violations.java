package dev.waymark.report;

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
import java.util.regex.Pattern;

/**
 * Violated assertions: an {@code assert} of the code does not hold. An {@code AssertionError} that
 * code throws by other means is an exception like others.
 */
public final class Violations {
  private static final String ERROR = "java.lang.AssertionError";
  private static final String OF_INITIALIZER = "java.lang.ExceptionInInitializerError";

  /** What an initializer has thrown. */
  private static final Pattern CAUSE =
      Pattern.compile("(?s)(its initializer throws )?java\\.lang\\.AssertionError(: )?");

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

  private static boolean isError(Outcome outcome) {
    return switch (outcome.sort()) {
      case THREW -> outcome.text().equals(ERROR) || isOfInitializer(outcome);
      case UNSTARTED -> isOfInitializer(outcome);
      default -> false;
    };
  }

  /** Whether an initializer, of the entry's class or another, has thrown such an error. */
  private static boolean isOfInitializer(Outcome outcome) {
    boolean isThrown = outcome.text().equals(OF_INITIALIZER);
    return CAUSE.matcher(isThrown ? outcome.failure().message() : outcome.text()).lookingAt();
  }

  /** The class of what a test throws that violates an assertion. */
  public static String thrown(Outcome outcome) {
    return outcome.text().equals(ERROR) ? ERROR : OF_INITIALIZER;
  }

  /** What the assertion says; empty if nothing. */
  static String message(Outcome outcome) {
    boolean isUnstarted = outcome.sort() == Outcome.Sort.UNSTARTED;
    String told = isUnstarted ? outcome.text() : outcome.failure().message();
    return outcome.text().equals(ERROR) ? told : CAUSE.matcher(told).replaceFirst("");
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

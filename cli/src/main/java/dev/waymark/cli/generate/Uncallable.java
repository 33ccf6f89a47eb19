package dev.waymark.cli.generate;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.target.wire.Outcome;
import java.util.List;
import java.util.Optional;

/** Code that could not be called, whatever the input: its class cannot be loaded or initialized. */
public final class Uncallable {
  private Uncallable() {}

  /** Why no method of a class could be called, in one line; empty if one could. */
  public static Optional<String> reason(ClassFindings found) {
    return reason("no method of " + found.type(), found.methods());
  }

  /** Why a method could not be called, in one line; empty if it could. */
  public static Optional<String> reason(Findings found) {
    return reason(found.entry().method().toString(), List.of(found));
  }

  private static Optional<String> reason(String what, List<Findings> methods) {
    if (methods.stream().anyMatch(Uncallable::isCalled)) {
      return Optional.empty();
    }
    String first =
        methods.stream()
            .flatMap(each -> each.tests().stream())
            .map(test -> ": " + test.outcome().text())
            .findFirst()
            .orElse("");
    return Optional.of(what + (what.startsWith("no ") ? " can" : " cannot") + " be called" + first);
  }

  /** The time may be up before it is certain that nothing can be called. */
  private static boolean isCalled(Findings found) {
    List<TestCase> tests = found.tests();
    return found.stopReason() != StopReason.UNCALLABLE
        && (tests.isEmpty()
            || tests.stream().anyMatch(each -> each.outcome().sort() != Outcome.Sort.UNSTARTED));
  }
}

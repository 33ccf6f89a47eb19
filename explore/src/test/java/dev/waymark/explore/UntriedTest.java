package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.targets.Settled;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Where no other state can be, or no code can tell, what is not covered is proved. */
class UntriedTest {
  private static final Program PROGRAM =
      new Program(ClassPath.open(ClassPath.placeOf(Settled.class)));

  private static final List<String> METHODS =
      List.of(
          "Settled$Point#dead",
          "Settled$Natural#dead",
          "Settled$Made#dead",
          "Settled$Kept#dead",
          "Settled$Bean#dead",
          "Settled$Level#dead",
          "Settled#table",
          "Settled#sum",
          "Settled#filled",
          "Settled#own",
          "Settled#levels",
          "Settled#optional");

  @TestFactory
  Stream<DynamicTest> aProofNeedsNoStateThatCannotBe() {
    return METHODS.stream().map(each -> DynamicTest.dynamicTest(each, () -> check(each)));
  }

  @Test
  void whatIsOnlyTestedForItsClassNeedsNoOtherClasses() {
    Findings found = explore("Settled$Made#equals");
    assertEquals(0, found.count(Verdict.Open.class));
    assertEquals(2, found.count(Verdict.InfeasibleWithinBounds.class)); // strings are tried, too
  }

  private static void check(String method) {
    Findings found = explore(method);
    List<String> unproved =
        found.verdicts().entrySet().stream()
            .filter(each -> !(each.getValue() instanceof Verdict.Covered))
            .filter(each -> !(each.getValue() instanceof Verdict.Infeasible))
            .map(Object::toString)
            .toList();
    assertEquals(List.of(), unproved);
    assertNotEquals(0, found.count(Verdict.Infeasible.class));
  }

  private static Findings explore(String method) {
    String[] names = method.split("#", 2);
    String type = Settled.class.getPackageName() + "." + names[0];
    Entry entry = Entry.of(PROGRAM.require(type).require(names[1]));
    Budget budget = new Budget(400, Duration.ofMinutes(1));
    Settings settings = new Settings(Criterion.BRANCH, budget, new Bounds(2, Map.of()), 0);
    return new Explorer(PROGRAM, settings).explore(entry, (test, run) -> {});
  }
}

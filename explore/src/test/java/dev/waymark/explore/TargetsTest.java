package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.targets.Annotated;
import dev.waymark.explore.targets.Assuming;
import dev.waymark.explore.targets.Drawing;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Inputs that code draws by itself, what it assumes, what its annotations admit, and k-paths. */
class TargetsTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Drawing.class))));

  private static Findings explore(Class<?> type, String method) {
    return explore(type, method, Bounds.UNBOUNDED, 0);
  }

  private static Findings explore(Class<?> type, String method, int iterations, long seed) {
    Entry entry = Entry.of(PROGRAM.require(type.getName()).require(method));
    Settings settings =
        new Settings(
            Criterion.ALL_PATHS,
            new Budget(400, Duration.ofMinutes(1)),
            new Bounds(3, Map.of(), iterations),
            seed);
    return new Explorer(PROGRAM, settings).explore(entry, (test, run) -> {});
  }

  private static Set<String> results(Findings findings) {
    Set<String> results = new TreeSet<>();
    findings.tests().forEach(test -> results.add(test.outcome().text()));
    return results;
  }

  @Test
  void inputsOfEveryTypeAreDrawn() {
    Findings findings = explore(Drawing.class, "everyType");
    assertEquals(256, findings.statistics().paths());
    assertEquals(16, findings.count(Verdict.Covered.class));
    assertTrue(findings.tests().stream().allMatch(test -> test.input().draws().size() == 8));
  }

  @Test
  void whatIsDrawnMayDependOnWhatWasDrawn() {
    Findings findings = explore(Drawing.class, "dependent");
    assertEquals(Set.of("\"big\"", "\"huge\"", "\"equal\"", "\"small\""), results(findings));
    assertEquals(StopReason.EXHAUSTED, findings.stopReason());
  }

  @Test
  void aMethodReferenceDraws() {
    assertEquals(Set.of("true", "false"), results(explore(Drawing.class, "byReference")));
  }

  @Test
  void pathsOnWhichAnAssumptionFailsDoNotCount() {
    Findings findings = explore(Assuming.class, "positive");
    assertEquals(Set.of("1", "3"), results(findings));
    assertEquals(1, findings.statistics().rejected());
    assertEquals(
        List.of(
            "infeasible (exhausted tree; given what the code assumes)",
            "infeasible (exhausted tree; given what the code assumes)"),
        findings.verdicts().values().stream()
            .filter(Verdict.Infeasible.class::isInstance)
            .map(Verdict::toString)
            .toList());
  }

  @Test
  void anAssumptionMayBeAValue() {
    assertEquals(Set.of("1"), results(explore(Assuming.class, "flag")));
  }

  @Test
  void codeCannotHideThatAnAssumptionFailed() {
    assertEquals(Set.of("3"), results(explore(Assuming.class, "hiding")));
  }

  @Test
  void annotationsSayWhichNumbersAreAdmitted() {
    Findings findings = explore(Annotated.class, "percent");
    assertEquals(Set.of("0", "1"), results(findings));
    assertTrue(
        findings
            .verdicts()
            .toString()
            .contains("infeasible (exhausted tree; given value in 0..100)"),
        findings.verdicts().toString());
  }

  @Test
  void annotationsSayWhichArraysAreAdmitted() {
    Findings findings = explore(Annotated.class, "first");
    assertEquals(Set.of("0", "1"), results(findings));
    assertEquals(4, findings.statistics().paths());
    assertTrue(
        findings.tests().stream().allMatch(test -> test.outcome().sort() == Outcome.Sort.RETURNED));
  }

  @Test
  void anEndlessTreeIsExploredWithinTheBoundOfLoops() {
    Findings findings = explore(Drawing.class, "endless", 3, 0);
    assertEquals(StopReason.EXHAUSTED, findings.stopReason());
    assertEquals(Set.of("0", "2", "4", "6"), results(findings));
    assertTrue(
        findings
            .verdicts()
            .toString()
            .contains("infeasible within bounds (loops go on at most 3 times in a row)"),
        findings.verdicts().toString());
    assertEquals(StopReason.RUNS, explore(Drawing.class, "endless").stopReason());
  }

  @Test
  void theSeedDecidesTheFirstInput() {
    Findings first = explore(Annotated.class, "percent", Bounds.UNBOUNDED, 1);
    Findings again = explore(Annotated.class, "percent", Bounds.UNBOUNDED, 1);
    Findings other = explore(Annotated.class, "percent", Bounds.UNBOUNDED, 5);
    assertEquals(first.tests().toString(), again.tests().toString());
    assertTrue(!first.tests().toString().equals(other.tests().toString()));
  }
}

package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.Objective;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.targets.Unseen;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.target.wire.Outcome;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** No criterion of paths claims less than there is: what was not seen is open. */
class UnseenPathsTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Unseen.class))));

  @TempDir private Path folder;

  private static Explorer explorer(PathCriterion criterion, int runs) {
    Settings settings =
        new Settings(
            Criterion.ALL_PATHS,
            new Budget(runs, Duration.ofMinutes(3)),
            new Bounds(2, Map.of()),
            0,
            Duration.ofSeconds(2),
            Set.of());
    return new Explorer(PROGRAM, settings.with(PathChoice.of(criterion)));
  }

  private static Entry entry(String method) {
    return Entry.of(PROGRAM.require(Unseen.class.getName()).require(method));
  }

  private static Map<String, String> verdicts(Findings found) {
    Map<String, String> verdicts = new LinkedHashMap<>();
    for (Map.Entry<Objective, Verdict> each : found.verdicts().entrySet()) {
      verdicts.put(each.getKey().name(), each.getValue().getClass().getSimpleName());
    }
    return verdicts;
  }

  @Test
  void theArcToARunThatIsLostIsOpen() {
    Findings found =
        explorer(PathCriterion.MINIMAL_ALL_PATHS, 100).explore(entry("waits"), Extensions.NONE);
    assertEquals(2, found.count(Verdict.Covered.class), found.verdicts().toString());
    assertEquals(1, found.count(Verdict.Open.class), found.verdicts().toString());
    assertEquals(0, found.count(Verdict.Infeasible.class), found.verdicts().toString());
    assertEquals(1, found.statistics().lost());
    assertTrue(found.tests().stream().anyMatch(test -> test.outcome().sort() == Outcome.Sort.LOST));
  }

  @ParameterizedTest
  @EnumSource(PathCriterion.class)
  void whatComesWhereTheWalkIsLostIsOpen(PathCriterion criterion) {
    for (String method : List.of("contains", "assumes")) {
      Findings found = explorer(criterion, 100).explore(entry(method), Extensions.NONE);
      String told = method + ": " + found.verdicts();
      assertTrue(found.count(Verdict.Open.class) > 0, told);
      assertEquals(0, found.count(Verdict.Infeasible.class), told);
      assertEquals(0, found.count(Verdict.InfeasibleWithinBounds.class), told);
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"MINIMAL_ALL_PATHS", "K_PATH"})
  void whatClassesThatWereNotTriedDoIsOpen(PathCriterion criterion) {
    Findings found = explorer(criterion, 40).explore(entry("hashed"), Extensions.NONE);
    assertTrue(found.count(Verdict.Covered.class) >= 3, found.verdicts().toString());
    assertEquals("Open", verdicts(found).get("..."), found.verdicts().toString());
  }

  @Test
  void whatWasNotTriedIsOpen() {
    Findings found =
        explorer(PathCriterion.MINIMAL_ALL_PATHS, 5).explore(entry("many"), Extensions.NONE);
    assertEquals(StopReason.RUNS, found.stopReason());
    assertEquals(5, found.count(Verdict.Covered.class));
    long untried = found.tree().count(Attempt.Kind.OPEN);
    assertTrue(untried >= 5, untried + " untried");
    assertEquals(untried, found.count(Verdict.Open.class), verdicts(found).toString());
  }

  @Test
  void anExplorationOfPathsThatWasInterruptedEndsAsIfItWasNot() {
    Findings whole = compareWithInterrupted("many", PathCriterion.MINIMAL_ALL_PATHS);
    assertEquals(2_048, whole.count(Verdict.Covered.class));
  }

  @Test
  void anExplorationOfArcsThatWasInterruptedEndsAsIfItWasNot() {
    Findings whole = compareWithInterrupted("never", PathCriterion.MINIMAL_ALL_CONDITIONS);
    assertEquals(1, whole.count(Verdict.Covered.class));
    assertEquals(1, whole.count(Verdict.Infeasible.class), whole.verdicts().toString());
  }

  private Findings compareWithInterrupted(String method, PathCriterion criterion) {
    Findings whole = explorer(criterion, 10_000).explore(entry(method), Extensions.NONE);
    int end = whole.statistics().runs() * 9 / 10;
    Explorer first = explorer(criterion, 10_000);
    List<Integer> runs = new ArrayList<>();
    Findings part =
        first.explore(
            entry(method),
            (test, run) -> {
              runs.add(1);
              if (runs.size() == end) {
                first.interrupt();
              }
            },
            folder,
            remark -> {});
    assertEquals(StopReason.INTERRUPTED, part.stopReason());
    assertTrue(part.count(Verdict.Open.class) > 0);
    runs.clear();
    Findings rest =
        explorer(criterion, 10_000)
            .explore(entry(method), (test, run) -> runs.add(1), folder, remark -> {});
    assertTrue(runs.size() < end, runs.size() + " runs again, of " + end);
    assertEquals(whole.verdicts(), rest.verdicts());
    assertEquals(whole.tree().attempts().size(), rest.tree().attempts().size());
    assertEquals(whole.statistics().runs(), rest.statistics().runs());
    return whole;
  }
}

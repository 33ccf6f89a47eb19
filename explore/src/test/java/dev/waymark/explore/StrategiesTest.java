package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.Trying;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.targets.Winding;
import dev.waymark.explore.verdict.Course;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Strategies in whole explorations. */
class StrategiesTest {
  private static final int RUNS = 500;
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Winding.class))));

  @TempDir private Path folder;

  private static Settings settings(String strategy, int runs) {
    Budget budget = new Budget(runs, Duration.ofMinutes(2));
    return new Settings(Criterion.BRANCH, budget, new Bounds(0, Map.of()), 3)
        .with(SearchChoice.parse(strategy), Trying.OFF);
  }

  private static Entry entry(String method) {
    return Entry.of(PROGRAM.require(Winding.class.getName()).require(method));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "dfs",
        "bfs",
        "random-branch",
        "uniform-random",
        "cfg",
        "generational",
        "carfast",
        "context-guided",
        "uncovered",
        "auto",
        "bidirectional"
      })
  void allBranchesOfFigure1AreCoveredBySolvingAlone(String strategy) {
    Findings findings =
        new Explorer(PROGRAM, settings(strategy, 50)).explore(entry("total"), (test, run) -> {});
    assertEquals(6, findings.count(Verdict.Covered.class), findings.verdicts().toString());
    assertEquals(0, findings.statistics().tried());
    List<Course.Point> points = findings.course().points();
    assertEquals(6, points.get(points.size() - 1).covered());
    assertEquals(6, findings.course().coveredAfter(50));
    assertEquals(points.get(0).covered(), findings.course().coveredAfter(1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"context-guided", "random-branch", "uniform-random", "generational", "auto"})
  void whatWasInterruptedEndsAsIfItWasNot(String strategy) {
    List<String> whole = new ArrayList<>();
    Findings once =
        new Explorer(PROGRAM, settings(strategy, RUNS))
            .explore(entry("bits"), (test, run) -> whole.add(test.input().toString()));
    int runs = explore(strategy, new ArrayList<>(), RUNS - 100).statistics().runs();
    assertTrue(runs >= RUNS - 100, "interrupted too early, after " + runs);
    List<String> rest = new ArrayList<>();
    Findings resumed = explore(strategy, rest, 0);
    assertEquals(RUNS, once.statistics().runs());
    assertEquals(once.statistics(), resumed.statistics());
    assertEquals(once.verdicts(), resumed.verdicts());
    assertTrue(!rest.isEmpty() && rest.size() < RUNS, rest.size() + " runs after the journal");
    assertTrue(whole.subList(RUNS - rest.size(), RUNS).equals(rest), "other inputs");
  }

  /** Notes the inputs that are run; is interrupted when there are {@code end}, if not 0. */
  private Findings explore(String strategy, List<String> inputs, int end) {
    Explorer explorer = new Explorer(PROGRAM, settings(strategy, RUNS));
    return explorer.explore(
        entry("bits"),
        (test, run) -> {
          inputs.add(test.input().toString());
          if (inputs.size() == end) {
            explorer.interrupt();
          }
        },
        folder,
        remark -> {});
  }
}

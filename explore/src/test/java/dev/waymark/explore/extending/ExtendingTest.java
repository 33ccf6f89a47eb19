package dev.waymark.explore.extending;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.job.Trying;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.search.Strategies;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Entry;
import dev.waymark.validation.classic.Triangle;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What docs/extending.md shows works. */
class ExtendingTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Triangle.class))));

  private static Findings explore(String strategy, Extensions extensions) {
    Settings settings =
        new Settings(
                Criterion.ALL_PATHS,
                new Budget(1_000, Duration.ofMinutes(2)),
                new Bounds(2, Map.of()),
                0)
            .with(SearchChoice.parse(strategy), Trying.OFF);
    Entry entry = Entry.of(PROGRAM.require(Triangle.class.getName()).require("classify"));
    return new Explorer(PROGRAM, settings).explore(entry, extensions);
  }

  @Test
  void aStrategyOfOthersIsListedAndChoosesThePaths() {
    assertTrue(Strategies.all().stream().anyMatch(kind -> kind.name().equals("shortest")));
    List<Integer> depths = new ArrayList<>();
    Observer depth = (test, run) -> depths.add(test.depth());
    Findings shortest = explore("shortest", Extensions.of(depth));
    Findings deepest = explore("dfs", Extensions.NONE);
    assertEquals(StopReason.EXHAUSTED, shortest.stopReason());
    assertEquals(deepest.statistics().paths(), shortest.statistics().paths());
    assertTrue(depths.get(1) <= depths.get(depths.size() - 1), depths.toString());
  }

  @Test
  void anObserverHearsOfEveryRunAndRefutation() {
    Witnesses witnesses = new Witnesses();
    Findings found = explore("dfs", Extensions.of(witnesses));
    assertEquals(
        "%d runs, 0 rejected, 0 lost, %d refuted, 0 open"
            .formatted(found.statistics().runs(), found.statistics().infeasible()),
        witnesses.toString());
  }

  @Test
  void aVetoSparesTheSolverQuestionsAndChangesNoResult() {
    RefutedBefore veto = new RefutedBefore();
    Findings plain = explore("dfs", Extensions.NONE);
    Findings spared = explore("dfs", new Extensions(List.of(veto), List.of(veto)));
    assertTrue(plain.statistics().infeasible() > 0);
    assertEquals(plain.verdicts(), spared.verdicts());
    assertEquals(plain.statistics().infeasible(), spared.statistics().infeasible());
    assertEquals(plain.statistics().asked(), spared.statistics().asked() + veto.vetoes());
  }
}

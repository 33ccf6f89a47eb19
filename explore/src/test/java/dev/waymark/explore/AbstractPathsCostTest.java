package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Abstract strategies ask solvers no more often than an exhaustive search that stops early. */
class AbstractPathsCostTest {
  private static final List<PathCriterion> CRITERIA =
      List.of(
          PathCriterion.MINIMAL_ALL_PATHS,
          PathCriterion.MINIMAL_ALL_CONDITIONS,
          PathCriterion.MINIMAL_ALL_DECISIONS);

  private static final int SEEDS = 2;
  private static final int FEWEST_DECISIONS = 2;

  private final Map<String, String> dearer = new TreeMap<>();
  private int compared;
  private int needed;
  private int early;

  @Test
  void noMethodTakesMoreQuestionsThanAnEarlyStop() {
    try (Laboratory laboratory = new Laboratory()) {
      for (String type : laboratory.program.classes().names()) {
        if (type.matches("dev/waymark/validation/(arithmetic|array|classic|control|failure)/.*")) {
          laboratory.program.require(type).methods().forEach(each -> compare(laboratory, each));
        }
      }
    }
    assertEquals(Map.of(), dearer);
    assertTrue(compared > 200, compared + " comparisons only");
    assertTrue(needed < early, needed + " questions, " + early + " with an early stop");
  }

  private void compare(Laboratory laboratory, MethodModel method) {
    if (method.isSynthetic() || method.decisions().size() < FEWEST_DECISIONS) {
      return;
    }
    try {
      Entry entry = Entry.of(method);
      for (PathCriterion criterion : CRITERIA) {
        for (int seed = 0; seed < SEEDS; seed++) {
          compare(laboratory, entry, criterion, seed);
        }
      }
    } catch (ProgramException e) {
      return; // no entry
    }
  }

  private void compare(Laboratory laboratory, Entry entry, PathCriterion criterion, int seed) {
    Findings all = explore(laboratory, entry, criterion, seed, Scope.EVERYTHING);
    StopReason stop = all.stopReason();
    if (stop == StopReason.EXHAUSTED || stop == StopReason.COVERED) {
      Findings found = explore(laboratory, entry, criterion, seed, Scope.NEEDED);
      compared++;
      needed += found.statistics().asked();
      early += all.statistics().asked();
      if (found.statistics().asked() > all.statistics().asked()) {
        dearer.put(
            entry.method() + " " + criterion.option() + " " + seed,
            found.statistics().asked() + " > " + all.statistics().asked());
      }
    }
  }

  private static Findings explore(
      Laboratory laboratory, Entry entry, PathCriterion criterion, int seed, Scope scope) {
    Settings settings =
        new Settings(
            Criterion.ALL_PATHS,
            new Budget(40, Duration.ofMinutes(1)),
            new Bounds(2, Map.of()),
            seed);
    return laboratory.paths(entry, settings, criterion, scope).explore();
  }
}

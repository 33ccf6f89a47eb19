package dev.waymark.benchmarks.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.job.Budget;
import dev.waymark.explore.objective.LabelMode;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class LabelComparisonTest {
  private static final Budget BUDGET = new Budget(10_000, Duration.ofSeconds(60));

  private final Map<LabelMode, LabelFigures> all = new EnumMap<>(LabelMode.class);

  LabelComparisonTest() {
    for (LabelMode mode : LabelMode.values()) {
      set(mode, 10, 5, 7);
    }
  }

  private void set(LabelMode mode, long paths, long infeasible, long covered) {
    all.put(mode, new LabelFigures(paths, infeasible, covered, 1, true));
  }

  private List<String> problems() {
    return new LabelComparison(LabelSubject.Grade.FEW, all).problems();
  }

  /** Its combinations of conditions exclude each other, which no order of feasible paths allows. */
  @Test
  void ofLabelsThatExcludeEachOtherDirectExploresMostThoughItHasFewerFeasiblePaths() {
    LabelSubject row = new LabelSubject(LabelSubject.tritype(), "mcc", LabelSubject.Grade.FEW);
    for (LabelMode mode : LabelMode.values()) {
      all.put(mode, LabelRun.of(row, mode, BUDGET).figures());
    }
    assertEquals(List.of(), problems());
    assertTrue(paths(LabelMode.DIRECT) < paths(LabelMode.TIGHT), all::toString);
    assertTrue(all.values().stream().allMatch(LabelFigures::isComplete), all::toString);
  }

  private long paths(LabelMode mode) {
    return Objects.requireNonNull(all.get(mode)).paths();
  }

  @Test
  void equalFiguresAreNoProblem() {
    assertEquals(List.of(), problems());
  }

  @Test
  void tightMustNotExploreMoreThanDirect() {
    set(LabelMode.TIGHT, 10, 6, 7);
    assertEquals(List.of("direct explores too little, or tight too much"), problems());
  }

  @Test
  void deletionMustNotExploreMoreThanTight() {
    set(LabelMode.STAR_1, 10, 6, 7);
    assertEquals(List.of("tight explores too little, or star-1 too much"), problems());
  }

  @Test
  void noPathOfTheProgramMayBeMissing() {
    set(LabelMode.STAR, 9, 6, 7);
    assertEquals(List.of("star misses paths of the program"), problems());
  }

  @Test
  void allThatAskMustCoverTheSame() {
    set(LabelMode.WITNESS, 10, 5, 3);
    set(LabelMode.TIGHT, 10, 5, 8);
    assertEquals(List.of("tight and star do not cover the same number of labels"), problems());
  }

  @Test
  void whereLabelsAreManyDirectMustHaveFourTimesThePathsOfDeletion() {
    set(LabelMode.DIRECT, 39, 5, 7);
    assertEquals(
        List.of("direct has too few paths, or star too many"),
        new LabelComparison(LabelSubject.Grade.MANY, all).problems());
  }

  @Test
  void whatIsNotCompleteIsNotCompared() {
    all.put(LabelMode.TIGHT, new LabelFigures(99, 99, 0, 1, false));
    assertEquals(List.of(), problems());
  }
}

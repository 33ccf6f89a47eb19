package dev.waymark.explore.reason;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.Explorer;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.program.ClassPath;
import dev.waymark.program.MethodModel;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

class ReasonSearchTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(TwoWays.class))));

  private static BranchReasons reasons(int most, BooleanSupplier isOver) {
    MethodModel method = PROGRAM.require(TwoWays.class.getName()).require("isThird");
    Settings settings =
        new Settings(
            Criterion.BRANCH,
            new Budget(500, Duration.ofSeconds(20)),
            new Bounds(Bounds.LONGEST_ARRAY, Map.of()),
            0);
    Explorer explorer = new Explorer(PROGRAM, settings);
    ReasonSearch search = new ReasonSearch(explorer.calls(), settings.assertions(), most);
    Entry entry = Entry.of(method);
    Findings found = explorer.explore(entry, search.of(entry));
    List<Branch> infeasible = ReasonSearch.infeasible(found.verdicts());
    assertEquals(1, infeasible.size());
    return Objects.requireNonNull(
        search.find(infeasible, List.of(found), List.of(method), isOver).get(infeasible.get(0)));
  }

  @Test
  void allReasonsAreFoundIfThereAreFew() {
    BranchReasons reasons = reasons(ReasonSearch.MANY, () -> false);
    assertEquals(2, reasons.reasons().size());
    assertFalse(reasons.isCut());
    assertEquals(List.of(), reasons.unknown());
  }

  @Test
  void noMorePathsAreExplainedThanAskedFor() {
    BranchReasons reasons = reasons(1, () -> false);
    assertEquals(1, reasons.reasons().size());
    assertTrue(reasons.isCut());
  }

  @Test
  void nothingIsExplainedWhenTimeIsUp() {
    BranchReasons reasons = reasons(ReasonSearch.MANY, () -> true);
    assertEquals(List.of(), reasons.reasons());
    assertEquals(List.of("time was up"), reasons.unknown());
  }

  @Test
  void reasonsAreTheSameAgain() {
    assertEquals(reasons(ReasonSearch.MANY, () -> false), reasons(ReasonSearch.MANY, () -> false));
  }
}

package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import dev.waymark.program.MethodModel;
import dev.waymark.target.Entry;
import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;

/** Arcs of trap programs, each of which some input takes. */
final class TrapArcs {
  private final PathCriterion criterion;
  private final Map<String, String> wrong = new TreeMap<>();
  private int objectives;

  TrapArcs(PathCriterion criterion) {
    this.criterion = criterion;
  }

  /** All arcs end covered or open. */
  void assertNoneIsInfeasible() {
    try (Laboratory laboratory = new Laboratory()) {
      for (MethodModel method : TrapsTest.methods(laboratory)) {
        judge(method, explore(laboratory, method));
      }
    }
    assertEquals(Map.of(), wrong);
    assertTrue(objectives > 150, objectives + " objectives only");
  }

  private Findings explore(Laboratory laboratory, MethodModel method) {
    Budget budget = new Budget(50, Duration.ofSeconds(20));
    Settings settings = new Settings(Criterion.ALL_PATHS, budget, new Bounds(2, Map.of()), 0);
    return laboratory.paths(Entry.of(method), settings, criterion, Scope.NEEDED).explore();
  }

  private void judge(MethodModel method, Findings found) {
    boolean mayBeBounded =
        TrapExpectation.of(method).uncovered().containsValue(TrapExpectation.BOUNDED);
    found
        .verdicts()
        .forEach(
            (arc, verdict) -> {
              objectives++;
              boolean isBounded = verdict instanceof Verdict.InfeasibleWithinBounds;
              if (verdict instanceof Verdict.Infeasible || (isBounded && !mayBeBounded)) {
                wrong.put(method + " " + arc.name(), verdict.toString());
              }
            });
  }
}

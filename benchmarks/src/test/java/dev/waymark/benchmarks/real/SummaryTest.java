package dev.waymark.benchmarks.real;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchCounts.Count;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SummaryTest {
  private final List<String> notes = new ArrayList<>();
  private final List<String> failures = new ArrayList<>();
  private final Results results =
      new Results() {
        @Override
        public void row(Object... values) {
          throw new UnsupportedOperationException();
        }

        @Override
        public void note(String line) {
          notes.add(line);
        }

        @Override
        public void failure(String line) {
          failures.add(line);
        }
      };

  /** A class with branches in two lines, ten in each. */
  private static RealRun run(int covered1, int covered2, int random1, int random2, int infeasible) {
    BranchCounts jacoco = counts(covered1, covered2);
    return new RealRun(
        new RealSubject("Some", Extent.of("Some"), List.of()),
        jacoco,
        List.of(),
        List.of(),
        counts(random1, random2),
        new Standing(infeasible, 0, Map.of()),
        1,
        List.of(),
        1);
  }

  private static BranchCounts counts(int covered1, int covered2) {
    return new BranchCounts(Map.of(1, new Count(10, covered1), 2, new Count(10, covered2)));
  }

  private void tell(RealRun... runs) {
    Summary summary = new Summary();
    List.of(runs).forEach(summary::add);
    summary.tell(results);
  }

  @Test
  void whatRandomCallsLeaveIsWhatCounts() {
    tell(run(10, 9, 5, 5, 1), run(10, 10, 10, 10, 0));
    assertEquals(
        "of 40 branches Waymark covers 39, random calls 30; 1 are infeasible; Waymark covers 100.0"
            + " % of the 9 that random calls leave and that are not infeasible",
        notes.get(0));
    assertEquals(List.of(), failures);
  }

  @Test
  void aClassBelowRandomIsAFailure() {
    tell(run(10, 7, 8, 10, 0));
    assertEquals(List.of("below random: Some (17 < 18)"), failures);
  }

  @Test
  void tooSmallAShareIsAFailure() {
    tell(run(6, 5, 5, 5, 0));
    assertEquals(
        List.of("less than 60 % of what random calls leave and is not infeasible"), failures);
  }

  @Test
  void whatIsUnexplainedOrContradictedIsAFailure() {
    Count none = new Count(2, 1);
    Count one = new Count(2, 2);
    Difference known = new Difference("Some:1", none, one, Set.of("a filter"), Set.of());
    Difference unknown = new Difference("Some:2", none, one, Set.of("a filter"), Set.of("odd"));
    RealRun run = run(10, 10, 10, 10, 0);
    RealRun odd =
        new RealRun(
            run.subject(),
            run.jacoco(),
            List.of(known, unknown),
            List.of("contradiction: x"),
            run.random(),
            run.standing(),
            1,
            List.of(),
            1);
    RealTable.tell(odd, Options.Details.DIFFERENCES, results);
    tell(odd);
    assertEquals(
        List.of("Some: contradiction: x", "Some:2 JaCoCo 1/2, we 2/2: unexplained: odd"), failures);
    assertEquals("Some:1 JaCoCo 1/2, we 2/2: a filter", notes.get(0));
    assertEquals(
        List.of(
            "2 lines are counted otherwise by JaCoCo (--differences lists them), 1 of them"
                + " unexplained",
            "1 verdicts are contradicted by the tests or by random calls"),
        notes.subList(2, 4));
  }
}

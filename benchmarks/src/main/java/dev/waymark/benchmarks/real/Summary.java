package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.table.Results;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** The table as a whole. */
final class Summary {
  private static final double GOAL = 60;

  private final List<String> below = new ArrayList<>();
  private int branches;
  private int covered;
  private int random;
  private int infeasible;

  /** Branches that random calls leave and that are not infeasible. */
  private int left;

  /** How many of them Waymark covers at least. */
  private int gained;

  private int differing;
  private int unexplained;
  private int contradictions;

  void add(RealRun run) {
    branches += run.jacoco().total();
    covered += run.jacoco().covered();
    random += run.random().covered();
    infeasible += run.infeasible();
    left += run.jacoco().total() - run.random().covered() - run.infeasible();
    gained += run.gained();
    differing += run.differences().size();
    unexplained += (int) run.differences().stream().filter(each -> !each.isExplained()).count();
    contradictions += run.contradictions().size();
    if (run.jacoco().covered() < run.random().covered()) {
      below.add(
          run.subject().name()
              + " ("
              + run.jacoco().covered()
              + " < "
              + run.random().covered()
              + ")");
    }
  }

  /** Tells the sums, and what falls short of the goals. */
  void tell(Results results) {
    double share = left == 0 ? 100 : 100.0 * gained / left;
    results.note(
        String.format(
            Locale.ROOT,
            "of %,d branches Waymark covers %,d, random calls %,d; %,d are infeasible; Waymark"
                + " covers %.1f %% of the %,d that random calls leave and that are not infeasible",
            branches,
            covered,
            random,
            infeasible,
            share,
            left));
    results.note(
        differing
            + " lines are counted otherwise by JaCoCo (--differences lists them), "
            + unexplained
            + " of them unexplained");
    results.note(contradictions + " verdicts are contradicted by the tests or by random calls");
    if (!below.isEmpty()) {
      results.failure("below random: " + String.join(", ", below));
    }
    if (share < GOAL) {
      results.failure("less than 60 % of what random calls leave and is not infeasible");
    }
  }
}

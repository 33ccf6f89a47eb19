package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Subjects;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.objective.Attempt;
import dev.waymark.explore.objective.PathChoice.Scope;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.path.tree.PathCriterion;
import java.time.Duration;
import java.util.List;

/** What criteria over abstract paths cost, and what stopping an exhaustive search early costs. */
public final class AbstractTable implements Table {
  private static final List<PathCriterion> CRITERIA =
      List.of(
          PathCriterion.MINIMAL_ALL_PATHS,
          PathCriterion.MINIMAL_ALL_CONDITIONS,
          PathCriterion.MINIMAL_ALL_DECISIONS);

  private static final Budget QUICK = new Budget(2_000, Duration.ofSeconds(20));
  private static final Budget FULL = new Budget(3_000, Duration.ofSeconds(40));

  private int needed;
  private int stoppingEarly;
  private int rows;
  private int unfinished;

  @Override
  public String name() {
    return "abstract";
  }

  @Override
  public String summary() {
    return "criteria over abstract paths: objectives, tests, and questions to the solver, beside"
        + " those of an exhaustive depth-first search that stops as soon as the criterion is"
        + " satisfied (for paths, at its end); > where a search could not end or follow all";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 24),
        Column.text("criterion", 24),
        Column.number("objectives"),
        Column.number("covered"),
        Column.number("infeasible"),
        Column.number("open"),
        Column.number("tests"),
        Column.number("redundant_tests"),
        Column.number("infeasible_partial_paths"),
        Column.number("solver_calls"),
        Column.number("solver_calls_early_stop"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean quick = options.effort() == Effort.QUICK;
    List<PathSubject> subjects = quick ? PathSubject.quick() : PathSubject.all(Subjects.ofBuild());
    needed = 0;
    stoppingEarly = 0;
    rows = 0;
    unfinished = 0;
    for (PathSubject subject : subjects) {
      if (options.only().isEmpty() || options.only().contains(subject.name())) {
        measure(subject, quick ? QUICK : FULL, results);
      }
    }
    results.note(
        "in total %d solver calls, against %s%d with an early stop (%d rows; %d of them without end)"
            .formatted(needed, unfinished > 0 ? "at least " : "", stoppingEarly, rows, unfinished));
  }

  private void measure(PathSubject subject, Budget budget, Results results) {
    try {
      PathSubject.Session session = subject.open(budget);
      for (PathCriterion criterion : CRITERIA) {
        measure(session, criterion, results);
      }
    } catch (RuntimeException | StackOverflowError e) {
      results.failure(subject.name() + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  private void measure(PathSubject.Session session, PathCriterion criterion, Results results) {
    Findings found = session.explore(criterion, Scope.NEEDED);
    Findings all = session.explore(criterion, Scope.EVERYTHING);
    String name = session.subject().name();
    long infeasible =
        found.count(Verdict.Infeasible.class) + found.count(Verdict.InfeasibleWithinBounds.class);
    results.row(
        name,
        criterion.option(),
        found.verdicts().size(),
        found.count(Verdict.Covered.class),
        infeasible,
        found.count(Verdict.Open.class),
        found.tests().size(),
        found.tree().count(Attempt.Kind.REDUNDANT),
        found.tree().count(Attempt.Kind.INFEASIBLE),
        calls(found),
        calls(all));
    compare(name + ", " + criterion.option(), found, all, results);
    if (found.count(Verdict.Open.class) > 0) {
      results.note(name + ", " + criterion.option() + ": " + found.doubts());
    }
  }

  /** A search that did not end would have asked more. */
  private static Object calls(Findings found) {
    return isOver(found) ? found.statistics().asked() : "> " + found.statistics().asked();
  }

  /** What the exhaustive search has asked is a lower bound, as long as the other one ends. */
  private void compare(String row, Findings found, Findings all, Results results) {
    if (!isOver(found)) {
      results.note(row + ": not in the total: " + found.stopReason());
      return;
    }
    rows++;
    needed += found.statistics().asked();
    stoppingEarly += all.statistics().asked();
    if (!isOver(all)) {
      unfinished++;
    } else if (found.statistics().asked() > all.statistics().asked()) {
      results.failure(row + ": more than with early stop");
    }
  }

  /** A search that lost runs or could not follow them has not seen everything, though it ended. */
  private static boolean isOver(Findings found) {
    StopReason stop = found.stopReason();
    return stop == StopReason.COVERED || (stop == StopReason.EXHAUSTED && found.doubts().isEmpty());
  }
}

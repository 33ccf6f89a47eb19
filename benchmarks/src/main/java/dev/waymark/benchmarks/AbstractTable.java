package dev.waymark.benchmarks;

import dev.waymark.explore.Attempt;
import dev.waymark.explore.Budget;
import dev.waymark.explore.PathExploration.Scope;
import dev.waymark.explore.PathFindings;
import dev.waymark.explore.StopReason;
import dev.waymark.explore.Verdict;
import dev.waymark.path.tree.PathCriterion;
import java.time.Duration;
import java.util.List;

/** What criteria over abstract paths cost, and what stopping an exhaustive search early costs. */
final class AbstractTable implements Table {
  private static final List<PathCriterion> CRITERIA =
      List.of(
          PathCriterion.MINIMAL_ALL_PATHS,
          PathCriterion.MINIMAL_ALL_CONDITIONS,
          PathCriterion.MINIMAL_ALL_DECISIONS);

  private static final Budget QUICK = new Budget(2_000, Duration.ofSeconds(20));
  private static final Budget FULL = new Budget(100_000, Duration.ofMinutes(3));

  private int needed;
  private int stoppingEarly;

  @Override
  public String name() {
    return "abstract";
  }

  @Override
  public String summary() {
    return "criteria over abstract paths: objectives, tests, and questions to the solver, beside"
        + " those of an exhaustive depth-first search that stops as soon as the criterion is"
        + " satisfied (for paths, at its end); - if one of the two ran out of time";
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
    for (PathSubject subject : subjects) {
      if (!options.only().isEmpty() && !options.only().contains(subject.name())) {
        continue;
      }
      for (PathCriterion criterion : CRITERIA) {
        try {
          measure(subject, criterion, quick ? QUICK : FULL, results);
        } catch (RuntimeException | StackOverflowError e) {
          results.failure(
              subject.name() + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
        }
      }
    }
    results.note(
        "solver calls where both searches ended: %d, and %d with an early stop"
            .formatted(needed, stoppingEarly));
  }

  private void measure(
      PathSubject subject, PathCriterion criterion, Budget budget, Results results) {
    PathFindings found = subject.explore(criterion, Scope.NEEDED, budget);
    PathFindings all = subject.explore(criterion, Scope.EVERYTHING, budget);
    boolean isComparable = isOver(found) && isOver(all);
    long infeasible =
        found.count(Verdict.Infeasible.class) + found.count(Verdict.InfeasibleWithinBounds.class);
    results.row(
        subject.name(),
        criterion.option(),
        found.objectives().size(),
        found.count(Verdict.Covered.class),
        infeasible,
        found.count(Verdict.Open.class),
        found.findings().tests().size(),
        found.count(Attempt.Kind.REDUNDANT),
        found.count(Attempt.Kind.INFEASIBLE),
        found.solverCalls(),
        isComparable ? all.solverCalls() : "-");
    if (isComparable) {
      needed += found.solverCalls();
      stoppingEarly += all.solverCalls();
      if (found.solverCalls() > all.solverCalls()) {
        results.failure(subject.name() + ", " + criterion.option() + ": more than with early stop");
      }
    }
    if (found.count(Verdict.Open.class) > 0) {
      results.note(subject.name() + ", " + criterion.option() + ": " + found.findings().doubts());
    }
  }

  private static boolean isOver(PathFindings found) {
    StopReason stop = found.findings().stopReason();
    return stop == StopReason.EXHAUSTED || stop == StopReason.COVERED;
  }
}

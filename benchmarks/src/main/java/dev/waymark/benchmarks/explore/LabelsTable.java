package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.objective.LabelMode;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The procedures of the paper on labels, on its subjects: its Table I. */
public final class LabelsTable implements Table {
  private static final Budget QUICK = new Budget(1_000_000, Duration.ofSeconds(10));
  private static final Budget FULL = new Budget(10_000_000, Duration.ofMinutes(5));

  @Override
  public String name() {
    return "labels";
  }

  @Override
  public String summary() {
    return "all paths of small programs, and their labels, sought by each procedure of Bardin et"
        + " al.: witness DSE(P), direct DSE(P'), tight DSE(P*), star DSE*(P*) with IDL-2, star-1"
        + " with IDL-1; paths are those that were run, for labels too; infeasible are the partial paths"
        + " and label questions that the solver refuted; complete: no path is left. Weak mutants"
        + " (wm) are of AOIU, AOR, COR and ROR";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 9),
        Column.text("criterion", 9),
        Column.number("labels"),
        Column.text("mode", 7),
        Column.number("paths"),
        Column.number("infeasible"),
        Column.number("covered"),
        Column.number("seconds"),
        Column.number("solver_calls"),
        Column.text("complete", 5));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    for (LabelSubject row : isQuick ? LabelSubject.quick() : LabelSubject.all()) {
      if (options.selects(row.subject().name())
          || options.selects(row.subject().name() + "-" + row.shortName())) {
        compare(row, run(row, isQuick ? QUICK : FULL, results), results);
      }
    }
  }

  private static void compare(LabelSubject row, Map<LabelMode, LabelRun> runs, Results results) {
    Map<LabelMode, LabelFigures> figures = new EnumMap<>(LabelMode.class);
    runs.forEach((mode, run) -> figures.put(mode, run.figures()));
    new LabelComparison(row.grade(), figures)
        .problems()
        .forEach(
            each -> results.failure(row.subject().name() + "-" + row.shortName() + ": " + each));
  }

  private static Map<LabelMode, LabelRun> run(LabelSubject row, Budget budget, Results results) {
    Map<LabelMode, LabelRun> runs = new EnumMap<>(LabelMode.class);
    for (LabelMode mode : LabelMode.values()) {
      LabelRun run = LabelRun.of(row, mode, budget);
      runs.put(mode, run);
      results.row(
          row.subject().name(),
          row.shortName(),
          run.findings().verdicts().size(),
          mode.option(),
          run.paths(),
          run.infeasible(),
          run.covered(),
          run.nanoseconds() / 1e9,
          run.solverCalls(),
          run.isComplete());
    }
    return runs;
  }
}

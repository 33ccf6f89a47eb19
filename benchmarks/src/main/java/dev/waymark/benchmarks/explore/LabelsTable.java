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

  /** How many more paths than the witness deletion may explore. */
  private static final double MOST_GROWTH = 3.5;

  /** Explorations that take longer than that, in nanoseconds, can be compared by time. */
  private static final long LONG = Duration.ofSeconds(10).toNanos();

  private static final double MOST_NOISE = 1.5;

  @Override
  public String name() {
    return "labels";
  }

  @Override
  public String summary() {
    return "all paths of small programs, and their labels, sought by each procedure of Bardin et"
        + " al.: witness DSE(P), direct DSE(P'), tight DSE(P*), star DSE*(P*) with IDL-2, star-1"
        + " with IDL-1; paths are those that were run, for labels too; complete: no path is left."
        + " Weak mutants (wm) are of AOIU, AOR, COR and ROR";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 9),
        Column.text("criterion", 9),
        Column.number("labels"),
        Column.text("mode", 7),
        Column.number("paths"),
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
          run.covered(),
          run.nanoseconds() / 1e9,
          run.solverCalls(),
          run.isComplete());
    }
    return runs;
  }

  /** The shape that the paper's table has; only complete explorations can be compared. */
  private static void compare(LabelSubject row, Map<LabelMode, LabelRun> runs, Results results) {
    Comparison comparison = new Comparison(row, runs, results);
    comparison.requireOrder(LabelMode.DIRECT, row.grade().factor(), LabelMode.STAR);
    comparison.requireOrder(LabelMode.DIRECT, 1, LabelMode.TIGHT);
    comparison.requireOrder(LabelMode.TIGHT, 1, LabelMode.STAR);
    comparison.requireOrder(LabelMode.TIGHT, 1, LabelMode.STAR_1);
    comparison.requireOrder(LabelMode.WITNESS, 1 / MOST_GROWTH, LabelMode.STAR);
    comparison.requireSameCoverage();
    comparison.requireSpeed();
  }

  private record Comparison(LabelSubject row, Map<LabelMode, LabelRun> runs, Results results) {
    private LabelRun run(LabelMode mode) {
      LabelRun run = runs.get(mode);
      if (run == null) {
        throw new IllegalStateException("not run: " + mode);
      }
      return run;
    }

    /** That there are at least {@code factor} times as many paths in one mode as in another. */
    void requireOrder(LabelMode more, double factor, LabelMode fewer) {
      boolean areWhole = run(more).isComplete() && run(fewer).isComplete();
      if (areWhole && run(more).paths() < factor * run(fewer).paths()) {
        tell(more.option() + " has too few paths, or " + fewer.option() + " too many");
      }
    }

    void requireSameCoverage() {
      LabelRun star = run(LabelMode.STAR);
      for (LabelMode mode : LabelMode.values()) {
        boolean isComparable =
            mode != LabelMode.WITNESS && run(mode).isComplete() && star.isComplete();
        if (isComparable && run(mode).covered() != star.covered()) {
          tell(mode.option() + " and star do not cover the same number of labels");
        }
      }
    }

    /** That deletion is not slower than direct instrumentation, where that takes long. */
    void requireSpeed() {
      long direct = run(LabelMode.DIRECT).nanoseconds();
      if (direct > LONG && run(LabelMode.STAR).nanoseconds() > MOST_NOISE * direct) {
        tell("star is slower than direct");
      }
    }

    private void tell(String problem) {
      results.failure(row.subject().name() + "-" + row.shortName() + ": " + problem);
    }
  }
}

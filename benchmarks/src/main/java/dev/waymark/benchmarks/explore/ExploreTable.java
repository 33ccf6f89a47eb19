package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.StopReason;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.SolverStatistics;
import dev.waymark.solver.api.SolverStatistics.Work;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** How fast all paths of small programs are explored, and what that takes. */
public final class ExploreTable implements Table {
  private static final Set<Layer> ALL = EnumSet.allOf(Layer.class);
  private static final Set<Layer> BARE = EnumSet.of(Layer.INCREMENTAL);

  /** Layers that answer by themselves. */
  private static final Set<Layer> ANSWERING =
      EnumSet.of(Layer.SIMPLIFY, Layer.MODELS, Layer.CORES, Layer.INTERVALS);

  private static final Budget QUICK = new Budget(100_000, Duration.ofSeconds(20));
  private static final Budget FULL = new Budget(10_000_000, Duration.ofMinutes(10));

  /** Enough to learn the rate of a bare solver. */
  private static final Budget CALIBRATION = new Budget(100_000, Duration.ofSeconds(10));

  @Override
  public String name() {
    return "explore";
  }

  @Override
  public String summary() {
    return "all paths of small programs, depth first; the fastest of up to ten explorations within"
        + " three seconds. paths_per_second counts the feasible paths and the infeasible partial"
        + " ones, of which a solver has to decide each, from the first run on (start_seconds: until"
        + " then); solver_rate is queries per second of the bare incremental solver on the same"
        + " exploration, or the first 10 seconds of it";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 12),
        Column.number("feasible_paths"),
        Column.number("infeasible_partial_paths"),
        Column.number("runs"),
        Column.number("solver_calls"),
        Column.number("answered_by_layer"),
        Column.number("seconds"),
        Column.number("paths_per_second"),
        Column.number("solver_rate"),
        Column.number("bytes_per_path"),
        Column.text("complete", 5),
        Column.number("explored_paths"),
        Column.number("witness"),
        Column.number("start_seconds"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean quick = options.effort() == Effort.QUICK;
    ExploreRun.of(ExploreSubject.fourballs(), CALIBRATION, ALL);
    for (ExploreSubject subject : quick ? ExploreSubject.quick() : ExploreSubject.all()) {
      attempt(subject, quick ? QUICK : FULL, results);
    }
    results.note("bytes_per_path is the heap after garbage collection: rough where paths are few");
    results.note("explored_paths: see docs/explore-subjects.md; witness: what the paper explored");
  }

  /** Tells of bugs too, so that one does not hide what follows. */
  private static void attempt(ExploreSubject subject, Budget budget, Results results) {
    try {
      measure(subject, budget, results);
    } catch (RuntimeException | StackOverflowError e) {
      results.failure(subject.name() + ": " + e.getClass().getSimpleName() + ": " + e.getMessage());
    }
  }

  /** Explores one subject within {@code budget}. */
  static void measure(ExploreSubject subject, Budget budget, Results results) {
    ExploreRun run = ExploreRun.best(subject, budget, ALL);
    Findings findings = run.findings();
    int paths = findings.statistics().paths();
    int decided = paths + findings.statistics().infeasible();
    double seconds = run.nanoseconds() / 1e9;
    results.row(
        subject.name(),
        paths,
        findings.statistics().infeasible(),
        findings.statistics().runs(),
        run.solving().asked(),
        answeredByLayer(run.solving()),
        seconds,
        Math.round(decided / seconds),
        Math.round(solverRate(subject)),
        run.bytes() / Math.max(1, paths - 1),
        isComplete(findings),
        explored(subject, findings),
        subject.witness() == 0 ? "-" : subject.witness(),
        run.startNanoseconds() / 1e9);
    findings.doubts().forEach(doubt -> results.failure(subject.name() + ": " + doubt));
  }

  static boolean isComplete(Findings findings) {
    return findings.stopReason() == StopReason.EXHAUSTED && findings.doubts().isEmpty();
  }

  /**
   * As the papers count: complete paths, and partial ones that were refuted, be it by constants.
   */
  private static long explored(ExploreSubject subject, Findings findings) {
    PathTree tree = IndependentReplay.of(subject, findings);
    return tree.paths() + tree.untaken();
  }

  private static double answeredByLayer(SolverStatistics solving) {
    long answered = ANSWERING.stream().mapToLong(l -> solving.served().getOrDefault(l, 0L)).sum();
    return (double) answered / Math.max(1, solving.asked());
  }

  /**
   * Queries per second, their encoding included, of an incremental solver without layers, which
   * explores the same subject until it is done or the calibration ends.
   */
  private static double solverRate(ExploreSubject subject) {
    Work work = total(ExploreRun.best(subject, CALIBRATION, BARE).solving());
    return work.asked() / Math.max(1e-9, work.nanoseconds() / 1e9);
  }

  private static Work total(SolverStatistics solving) {
    return solving.backends().values().stream().reduce(Work.NONE, ExploreTable::sum);
  }

  private static Work sum(Work a, Work b) {
    return new Work(
        a.asked() + b.asked(), a.decided() + b.decided(), a.nanoseconds() + b.nanoseconds());
  }
}

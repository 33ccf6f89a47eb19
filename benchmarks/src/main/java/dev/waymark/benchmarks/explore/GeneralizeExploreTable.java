package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Computing;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.family.Gain;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.Generalizing;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.loop.Exploration;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.solver.SolverStack;
import dev.waymark.solver.api.Layer;
import dev.waymark.target.Execution;
import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** All paths, with and without generalizing those that are refuted (paper 003, section 5.3.2). */
public final class GeneralizeExploreTable implements Table {
  private static final Budget QUICK = new Budget(300, Duration.ofMinutes(1));
  private static final Budget FULL = new Budget(20_000, Duration.ofMinutes(10));
  private static final Budget WARM_UP = new Budget(300, Duration.ofSeconds(5));

  /** An exploration, and what it took. */
  private record Run(
      Findings findings, Set<String> paths, Gain gain, long solverCalls, double seconds) {}

  @Override
  public String name() {
    return "generalize-explore";
  }

  @Override
  public String summary() {
    return "all paths of small programs, depth first, with and without ruling out paths for the"
        + " reason that another was refuted for; at most 20,000 runs (300 with --quick). layers"
        + " off: a bare solver; processed: refutations that were explained; skipped: partial paths"
        + " that were ruled out; same_tests: for the same paths; seconds: what the search, the solvers"
        + " and the target computed; speedup: those without, by those with it";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 14),
        Column.text("layers", 4),
        Column.text("generalization", 3),
        Column.number("tests"),
        Column.text("same_tests", 5),
        Column.number("solver_calls"),
        Column.number("processed"),
        Column.number("skipped"),
        Column.number("explanation_seconds"),
        Column.number("union_seconds"),
        Column.number("seconds"),
        Column.number("speedup"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    for (ExploreSubject subject : subjects(isQuick)) {
      if (options.selects(subject.name())) {
        measure(subject, "off", Set.of(), isQuick ? QUICK : FULL, results);
        measure(subject, "on", EnumSet.allOf(Layer.class), isQuick ? QUICK : FULL, results);
      }
    }
    results.note("asking the families is part of the seconds, but not of union_seconds");
  }

  private static List<ExploreSubject> subjects(boolean isQuick) {
    return isQuick
        ? List.of(
            ExploreSubject.gcd(12),
            ExploreSubject.merge(4),
            ExploreSubject.selectionSort(4),
            ExploreSubject.tcas(),
            ExploreSubject.gitConfig(4))
        : List.of(
            ExploreSubject.tritype(),
            ExploreSubject.gcd(20),
            ExploreSubject.binarySearch(20),
            ExploreSubject.merge(6),
            ExploreSubject.selectionSort(6),
            ExploreSubject.tcas(),
            ExploreSubject.erFill(10),
            ExploreSubject.utf8(5),
            ExploreSubject.gitConfig(10));
  }

  private static void measure(
      ExploreSubject subject, String name, Set<Layer> layers, Budget budget, Results results) {
    explore(subject, layers, WARM_UP, Generalizing.ON);
    Run without = explore(subject, layers, budget, Generalizing.OFF);
    Run with = explore(subject, layers, budget, Generalizing.ON);
    row(subject, name, "off", without, without, results);
    row(subject, name, "on", with, without, results);
  }

  private static Run explore(
      ExploreSubject subject, Set<Layer> layers, Budget budget, Generalizing generalizing) {
    Settings settings =
        new Settings(Criterion.ALL_PATHS, budget, subject.bounds(), 0).with(generalizing);
    try (SolverStack solver = SolverStack.builder().layers(layers).build();
        ExploreRun.Setting setting = ExploreRun.Setting.of(subject)) {
      Set<String> paths = new TreeSet<>();
      Exploration exploration =
          setting.exploration(solver, settings, (test, execution) -> paths.add(path(execution)));
      long start = Computing.nanosOfAll();
      Findings findings = exploration.explore(terms -> List.of(setting.shape(terms)));
      double seconds = (Computing.nanosOfAll() - start) / 1e9;
      return new Run(findings, paths, exploration.gain(), solver.statistics().asked(), seconds);
    }
  }

  private static void row(
      ExploreSubject subject,
      String layers,
      String generalization,
      Run run,
      Run other,
      Results results) {
    results.row(
        subject.name(),
        layers,
        generalization,
        run.findings().tests().size(),
        String.valueOf(run.paths().equals(other.paths())),
        run.solverCalls(),
        run.gain().explained(),
        run.gain().ruledOut(),
        run.gain().explainingSeconds(),
        run.gain().unitingSeconds(),
        run.seconds(),
        other.seconds() / run.seconds());
  }

  private static String path(Execution execution) {
    return execution.path().stream()
        .map(step -> step.site() + ":" + step.taken())
        .collect(Collectors.joining(" "));
  }
}

package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.Explorer;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTarget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Generalizing;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Statistics;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/** What ruling out paths saves on real classes. */
public final class GeneralizeRealTable implements Table {
  private static final int CLASSES = 12;
  private static final int TURNS = 2;
  private static final int MOST_RUNS = 200;
  private static final Duration QUICK = Duration.ofSeconds(3);
  private static final Duration FULL = Duration.ofSeconds(60);

  /** What the explorations of a class did, all together. */
  private record Run(int paths, int refuted, int asked, int ruledOut, double seconds) {}

  @Override
  public String name() {
    return "generalize-real";
  }

  @Override
  public String summary() {
    return "all paths of the methods of real classes on which loops go on at most twice in a row, at"
        + " most "
        + MOST_RUNS
        + " per method, with and without ruling out paths for the reason that another was refuted"
        + " for; ruled_out: of the refuted ones, those that no solver was asked about";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("class", 20),
        Column.number("paths"),
        Column.number("refuted"),
        Column.number("solver_calls"),
        Column.number("ruled_out"),
        Column.number("seconds_without"),
        Column.number("seconds_with"),
        Column.number("speedup"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    List<RealSubject> all = RealSubject.all(options.subjects());
    for (RealSubject subject : all.subList(0, CLASSES)) {
      if (options.selects(subject.name()) && (!isQuick || subject.isQuick())) {
        measure(subject, isQuick ? QUICK : FULL, results);
      }
    }
  }

  private static void measure(RealSubject subject, Duration time, Results results) {
    Run without = explore(subject, time, Generalizing.OFF);
    Run with = explore(subject, time, Generalizing.ON);
    results.row(
        subject.name(),
        with.paths(),
        with.refuted(),
        with.asked(),
        with.ruledOut(),
        without.seconds(),
        with.seconds(),
        without.seconds() / with.seconds());
    if (with.paths() != without.paths()) {
      results.note(
          "%s: %,d paths without, when time was up".formatted(subject.name(), without.paths()));
    }
  }

  private static Run explore(RealSubject subject, Duration time, Generalizing generalizing) {
    ClassPath classes = new ClassPath(subject.classPath().stream().map(ClassPath::open).toList());
    Program program = new Program(Explorer.withApi(classes));
    Bounds usual = WaymarkRun.BOUNDS;
    Bounds bounds =
        new Bounds(usual.longestArray(), usual.longestText(), usual.longestList(), Map.of(), TURNS);
    Settings settings =
        new Settings(Criterion.ALL_PATHS, new Budget(MOST_RUNS, time), bounds, 0)
            .with(generalizing);
    long start = System.nanoTime();
    int[] sums = new int[4];
    for (ClassTarget target :
        new ClassTargets(program).of(subject.extent().usableClasses(classes))) {
      for (Findings each :
          new Explorer(program, settings).explore(target, entry -> Extensions.NONE).methods()) {
        add(sums, each.statistics());
      }
    }
    return new Run(sums[0], sums[1], sums[2], sums[3], (System.nanoTime() - start) / 1e9);
  }

  private static void add(int[] sums, Statistics statistics) {
    List<ToIntFunction<Statistics>> parts =
        List.of(Statistics::paths, Statistics::infeasible, Statistics::asked, Statistics::ruledOut);
    for (int i = 0; i < sums.length; i++) {
      sums[i] += parts.get(i).applyAsInt(statistics);
    }
  }
}

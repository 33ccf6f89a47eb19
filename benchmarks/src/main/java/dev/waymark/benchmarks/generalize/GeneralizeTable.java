package dev.waymark.benchmarks.generalize;

import dev.waymark.benchmarks.generalize.GeneralizeRun.Gain;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.generalize.exhaustive.ShortestPaths;
import dev.waymark.generalize.explain.Precision;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.BooleanSupplier;
import java.util.function.ToDoubleFunction;

/** What generalizing one infeasible path costs, and what it saves (paper 003, Table 4). */
public final class GeneralizeTable implements Table {
  private static final Scale FULL = new Scale(20, 1_100, 60, Duration.ofSeconds(10));
  private static final int STATES = 100_000;
  private static final Scale QUICK = new Scale(9, 40, 8, Duration.ofSeconds(5));

  /**
   * How much is measured.
   *
   * @param tests on a path
   * @param paths infeasible ones per subject
   * @param sample of them that are generalized
   * @param most how long to search per subject, to prove, and to generalize with each explanation
   */
  private record Scale(int tests, int paths, int sample, Duration most) {
    ShortestPaths.Limits limits() {
      return new ShortestPaths.Limits(tests, paths, ShortestPaths.Checks.PASS);
    }
  }

  @Override
  public String name() {
    return "generalize";
  }

  @Override
  public String summary() {
    return "infeasible paths of at most 20 conditions and switches (9 with --quick), found breadth"
        + " first: a sample is generalized, and what that takes is compared with proving the"
        + " other paths of the family one by one, without substitution and without layers of the"
        + " solver; means as in the paper: harmonic for explanations, geometric for speedups;"
        + " at most 1,100 paths per subject (40), and 10 seconds (5) of computing each to find them, to prove"
        + " them and to generalize; all says whether these are all paths of so many tests";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 14),
        Column.text("explanation", 8),
        Column.number("infeasible_paths"),
        Column.text("all", 5),
        Column.number("sample"),
        Column.number("explanation_percent"),
        Column.number("generalized_paths"),
        Column.number("generalization_ms"),
        Column.number("exhaustive_ms"),
        Column.number("speedup"));
  }

  @Override
  public void run(Options options, Results results) {
    Scale scale = options.effort() == Effort.QUICK ? QUICK : FULL;
    for (GeneralizeSubject subject : GeneralizeSubject.all()) {
      if (options.selects(subject.name())) {
        measure(subject, scale, results);
      }
    }
    AskingCost cost = new AskingCost(STATES);
    results.note(
        "asking about a flip takes %.2f microseconds in a union of %,d states"
            .formatted(cost.nanoseconds() / 1e3, cost.states()));
  }

  private static void measure(GeneralizeSubject subject, Scale scale, Results results) {
    try (GeneralizeRun run = new GeneralizeRun(subject, scale.limits(), scale.most())) {
      for (Precision precision : Precision.values()) {
        List<Gain> gains = gains(run, precision, scale);
        results.row(
            subject.name(),
            precision.name().toLowerCase(Locale.ROOT),
            run.paths(),
            run.isWhole(),
            gains.size(),
            gains.isEmpty() ? 0.0 : 100 * gains.size() / sum(gains, each -> 1 / each.ratio()),
            mean(gains, Gain::generalized),
            mean(gains, Gain::millis),
            mean(gains, Gain::exhaustiveMillis),
            Math.exp(mean(gains, each -> Math.log(each.speedup()))));
      }
      results.note(subject.name() + ": proofs one by one take " + run.proofs());
    }
  }

  private static List<Gain> gains(GeneralizeRun run, Precision precision, Scale scale) {
    int count = Math.min(scale.sample(), run.paths());
    BooleanSupplier isOver = GeneralizeRun.over(scale.most());
    List<Gain> gains = new ArrayList<>();
    for (int i = 0; i < count / 4 && !isOver.getAsBoolean(); i++) { // to warm up
      run.generalize(i, precision);
    }
    for (int i = 0; i < count && !isOver.getAsBoolean(); i++) {
      run.generalize((int) ((long) i * run.paths() / count), precision).ifPresent(gains::add);
    }
    return gains;
  }

  private static double sum(List<Gain> gains, ToDoubleFunction<Gain> value) {
    return gains.stream().mapToDouble(value).sum();
  }

  private static double mean(List<Gain> gains, ToDoubleFunction<Gain> value) {
    return gains.isEmpty() ? 0 : sum(gains, value) / gains.size();
  }
}

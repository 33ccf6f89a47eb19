package dev.waymark.benchmarks.generalize;

import dev.waymark.benchmarks.generalize.GeneralizeRun.Gain;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.generalize.explain.Precision;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** What generalizing one infeasible path costs, and what it saves (paper 003, Table 4). */
public final class GeneralizeTable implements Table {
  private static final Scale FULL = new Scale(20, 1_100, 60);
  private static final int STATES = 100_000;
  private static final Scale QUICK = new Scale(9, 40, 8);

  /**
   * How much is measured.
   *
   * @param tests on a path
   * @param paths infeasible ones per subject
   * @param sample of them that are generalized
   */
  private record Scale(int tests, int paths, int sample) {}

  @Override
  public String name() {
    return "generalize";
  }

  @Override
  public String summary() {
    return "infeasible paths of at most 20 conditions and switches (9 with --quick), found breadth"
        + " first: a sample is generalized, and what that takes is compared with proving the"
        + " other paths of the family one by one, without substitution and without layers of the"
        + " solver; means as in the paper: harmonic for explanations, geometric for speedups";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 14),
        Column.text("explanation", 8),
        Column.number("infeasible_paths"),
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
    try (GeneralizeRun run = new GeneralizeRun(subject, scale.tests(), scale.paths())) {
      for (Precision precision : Precision.values()) {
        List<Gain> gains = gains(run, precision, scale.sample());
        results.row(
            subject.name(),
            precision.name().toLowerCase(Locale.ROOT),
            run.paths(),
            gains.isEmpty() ? 0.0 : 100 * gains.size() / sum(gains, each -> 1 / each.ratio()),
            mean(gains, Gain::generalized),
            mean(gains, Gain::millis),
            mean(gains, Gain::exhaustiveMillis),
            Math.exp(mean(gains, each -> Math.log(each.speedup()))));
      }
      results.note(subject.name() + ": proofs one by one take " + run.proofs());
    }
  }

  private static List<Gain> gains(GeneralizeRun run, Precision precision, int sample) {
    int count = Math.min(sample, run.paths());
    List<Gain> gains = new ArrayList<>();
    for (int i = 0; i < count / 4; i++) { // to warm up
      run.generalize(i, precision);
    }
    for (int i = 0; i < count; i++) {
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

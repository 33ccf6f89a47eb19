package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.search.SearchChoice;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/** How many branches strategies cover with so many runs. */
public final class SearchTable implements Table {
  private final Consumer<String> progress;

  /**
   * The table.
   *
   * @param progress is told what was measured
   */
  public SearchTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "search";
  }

  @Override
  public String summary() {
    return "branches covered after so many runs, by strategy, on the programs of"
        + " docs/search-subjects.md; each repetition begins with another first input, and inputs"
        + " come from the solver alone, for the paths that the strategy chooses";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 12),
        Column.number("branches"),
        Column.text("strategy", 32),
        Column.number("runs_at"),
        Column.number("covered_mean"),
        Column.number("covered_min"),
        Column.number("covered_max"),
        Column.number("repetitions"));
  }

  @Override
  public void run(Options options, Results results) {
    SearchPlan plan = SearchPlan.of(options);
    Set<String> commits = new TreeSet<>();
    Set<String> early = new TreeSet<>();
    Samples samples = new Samples();
    new Measurements(plan, new ResultsFile(options.search().results()), progress)
        .forEach(
            (subject, strategy, measured) -> {
              rows(plan, strategy, measured, results);
              samples.add(measured);
              for (Measurement each : measured) {
                commits.add(each.commit());
                if (each.stop().equals("TIME")) {
                  early.add(subject.name() + " " + strategy);
                }
              }
            });
    results.note("measured at commit " + String.join(", ", commits));
    early.forEach(each -> results.note("time ran out before the last run: " + each));
    StrategyComparison.summaries(samples, plan).forEach(results::note);
  }

  private static void rows(
      SearchPlan plan, SearchChoice strategy, List<Measurement> measured, Results results) {
    Measurement first = measured.get(0);
    for (int runs : plan.checkpoints(first.branches())) {
      int[] covered = Samples.covered(measured, runs);
      results.row(
          first.subject(),
          first.branches(),
          strategy.toString(),
          runs,
          Samples.mean(measured, runs),
          Arrays.stream(covered).min().orElse(0),
          Arrays.stream(covered).max().orElse(0),
          covered.length);
    }
  }
}

package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.List;
import java.util.function.Consumer;

/** Where context-guided search, and auto, cover more than others, and where less. */
public final class SearchWinsTable implements Table {
  private final Consumer<String> progress;

  /**
   * The table.
   *
   * @param progress is told what was measured
   */
  public SearchWinsTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "search-wins";
  }

  @Override
  public String summary() {
    return "context-guided search, and auto, against each rival at the last checkpoint of the table"
        + " search, with the exact p of Mann and Whitney; * if p < 0.05";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 12),
        Column.text("strategy", 14),
        Column.text("rival", 32),
        Column.number("mean"),
        Column.number("rival_mean"),
        Column.text("p", 7),
        Column.text("verdict", 7));
  }

  @Override
  public void run(Options options, Results results) {
    SearchPlan plan = SearchPlan.of(options);
    Samples samples = Samples.of(plan, new ResultsFile(options.search().results()), progress);
    for (StrategyComparison each : StrategyComparison.all(samples, plan)) {
      results.row(
          each.subject(),
          each.strategy(),
          each.rival(),
          each.mean(),
          each.rivalMean(),
          "%.4f".formatted(each.p()),
          each.verdict());
    }
    StrategyComparison.summaries(samples, plan).forEach(results::note);
  }
}

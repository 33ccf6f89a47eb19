package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** How soon strategies cover what the weakest covers in the end. */
public final class SearchTargetsTable implements Table {
  private final Consumer<String> progress;

  /**
   * The table.
   *
   * @param progress is told what was measured
   */
  public SearchTargetsTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "search-targets";
  }

  @Override
  public String summary() {
    return "how many runs it takes until the mean coverage of all repetitions is that which the"
        + " weakest of the strategies has at the last checkpoint of the table search";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 12),
        Column.text("strategy", 32),
        Column.number("target_coverage"),
        Column.number("iterations_to_target"));
  }

  @Override
  public void run(Options options, Results results) {
    SearchPlan plan = SearchPlan.of(options);
    Samples samples = Samples.of(plan, new ResultsFile(options.search().results()), progress);
    samples.subjects().forEach(subject -> rows(subject, samples.on(subject), plan, results));
  }

  private static void rows(
      String subject, Map<String, List<Measurement>> on, SearchPlan plan, Results results) {
    int branches = on.values().iterator().next().get(0).branches();
    List<Integer> checkpoints = plan.checkpoints(branches);
    int last = checkpoints.get(checkpoints.size() - 1);
    double target =
        on.values().stream().mapToDouble(each -> Samples.mean(each, last)).min().orElse(0);
    on.forEach(
        (strategy, measured) -> {
          OptionalInt runs = Samples.runsTo(target, measured, last);
          results.row(subject, strategy, target, runs.isPresent() ? runs.getAsInt() : "-");
        });
  }
}

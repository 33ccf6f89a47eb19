package dev.waymark.benchmarks.search;

import dev.waymark.benchmarks.explore.HeapGrowth;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.SearchOptions;
import dev.waymark.benchmarks.table.Table;
import dev.waymark.explore.extension.Observer;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.target.Execution;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/** What strategies cost. */
public final class SearchCostTable implements Table {
  private static final String LARGEST = "tp10k";
  private static final String QUICK_SUBJECT = "tp1k";
  private static final int ITERATIONS = 10_000;
  private static final int QUICK_ITERATIONS = 300;
  private static final Duration TIME = Duration.ofMinutes(30);

  private final Consumer<String> progress;

  /**
   * The table.
   *
   * @param progress is told what was measured
   */
  public SearchCostTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "search-cost";
  }

  @Override
  public String summary() {
    return "the share of the time of an exploration that it takes to choose paths and to remember"
        + " those to choose from, and how much the heap grows per path, on the largest subject";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("subject", 12),
        Column.text("strategy", 32),
        Column.number("iterations"),
        Column.text("selection_share", 8),
        Column.number("bytes_per_path"),
        Column.number("seconds"));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    SearchOptions search = options.search();
    SearchOptions chosen =
        search.subjects().isEmpty()
            ? search.on(List.of(isQuick ? QUICK_SUBJECT : LARGEST))
            : search;
    SearchPlan plan = SearchPlan.of(options.with(chosen));
    int runs = search.runs() > 0 ? search.runs() : isQuick ? QUICK_ITERATIONS : ITERATIONS;
    Budget budget = new Budget(runs, search.time(TIME), Duration.ZERO);
    for (SearchSubject subject : plan.subjects()) {
      try (SearchBed bed = new SearchBed(subject)) {
        plan.strategies().forEach(strategy -> measure(subject, bed, strategy, budget, results));
      }
    }
  }

  /** Looks at the heap after the first and, while all is still in use, at the last run. */
  private static final class HeapWatch implements Observer {
    private final HeapGrowth growth = new HeapGrowth();
    private final int last;
    private int runs;
    private long bytes;

    HeapWatch(int last) {
      this.last = last;
    }

    @Override
    public void ran(TestCase test, Execution execution) {
      growth.begin();
      runs++;
      if (runs == last) {
        bytes = growth.bytes();
      }
    }

    Object bytesPerRun() {
      return runs < last ? "-" : bytes / last;
    }
  }

  private void measure(
      SearchSubject subject, SearchBed bed, SearchChoice strategy, Budget budget, Results results) {
    HeapWatch watch = new HeapWatch(budget.runs());
    long start = System.nanoTime();
    Findings found = bed.explore(strategy, 1, budget, watch);
    long nanoseconds = System.nanoTime() - start;
    progress.accept(subject.name() + " " + strategy + ": " + found.stopReason().name());
    results.row(
        subject.name(),
        strategy.toString(),
        found.statistics().runs(),
        "%.2f %%".formatted(100.0 * found.course().choosing() / nanoseconds),
        watch.bytesPerRun(),
        nanoseconds / 1e9);
  }
}

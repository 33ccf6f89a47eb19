package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** What Waymark covers of real classes. */
public final class RealTable implements Table {
  private static final Duration QUICK = Duration.ofSeconds(5);
  private static final Duration FULL = Duration.ofSeconds(30);
  private static final int MAIN_REASONS = 3;

  private final Consumer<String> progress;

  /** Tells {@code progress} what is being done. */
  public RealTable(Consumer<String> progress) {
    this.progress = progress;
  }

  @Override
  public String name() {
    return "real";
  }

  @Override
  public String summary() {
    return "branches of real classes, counted by JaCoCo from the tests that Waymark writes in "
        + FULL.toSeconds()
        + " seconds per class, and from random calls (random_covered) in the same time;"
        + " open_reasons with branches as Waymark counts them";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("class", 20),
        Column.number("branches"),
        Column.number("covered_jacoco"),
        Column.number("infeasible"),
        Column.number("bounded"),
        Column.number("open"),
        Column.number("tests"),
        Column.number("random_covered"),
        Column.number("differing_lines"),
        Column.number("contradictions"),
        Column.number("seconds"),
        Column.text("open_reasons", 60));
  }

  @Override
  public void run(Options options, Results results) {
    boolean isQuick = options.effort() == Effort.QUICK;
    Summary summary = new Summary();
    for (RealSubject subject : RealSubject.all(options.subjects())) {
      boolean isSampled = !isQuick || subject.isQuick() || !options.only().isEmpty();
      if (options.selects(subject.name()) && isSampled) {
        measure(subject, isQuick ? QUICK : FULL, options, results, summary);
      }
    }
    summary.tell(results);
  }

  private void measure(
      RealSubject subject, Duration time, Options options, Results results, Summary summary) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      RealRun run =
          new Measurement(
                  subject,
                  folder.path(),
                  time,
                  what -> progress.accept(subject.name() + ": " + what))
              .run();
      row(run, results);
      summary.add(run);
      tell(run, options.details(), results);
    } catch (RuntimeException | StackOverflowError e) {
      // One bug must not hide what follows.
      results.failure(subject.name() + ": " + e);
    }
  }

  /** Whatever should not be is a failure; differences with a reason are told if asked for. */
  static void tell(RealRun run, Options.Details details, Results results) {
    String name = run.subject().name();
    run.problems().forEach(each -> results.failure(name + ": " + each));
    run.contradictions().forEach(each -> results.failure(name + ": " + each));
    for (Difference difference : run.differences()) {
      if (!difference.isExplained()) {
        results.failure(difference.toString());
      } else if (details == Options.Details.DIFFERENCES) {
        results.note(difference.toString());
      }
    }
  }

  private static void row(RealRun run, Results results) {
    results.row(
        run.subject().name(),
        run.jacoco().total(),
        run.jacoco().covered(),
        run.infeasible(),
        run.bounded(),
        run.open(),
        run.tests(),
        run.random().covered(),
        run.differences().size(),
        run.contradictions().size(),
        run.seconds(),
        reasons(run.standing().reasons()));
  }

  /** The reasons that most branches are open for. */
  static String reasons(Map<String, Integer> reasons) {
    return reasons.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .limit(MAIN_REASONS)
        .map(each -> each.getValue() + " " + each.getKey())
        .collect(Collectors.joining("; "));
  }
}

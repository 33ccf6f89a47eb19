package dev.waymark.benchmarks;

import dev.waymark.benchmarks.suite.Suite;
import dev.waymark.benchmarks.suite.SuiteComparison;
import dev.waymark.benchmarks.suite.SuiteResult;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.List;
import java.util.stream.IntStream;

/** Whether a library's own tests end in the same way under instrumentation, on symbolic data. */
final class SuiteTable implements Table {
  private static final String LIBRARY = "commons-lang3";
  private static final int QUICK_STRIDE = 15;
  private static final double MILLISECONDS = 1000;

  @Override
  public String name() {
    return "suite";
  }

  @Override
  public String summary() {
    return "a library's own tests, plain and instrumented with self-checks; seconds of CPU time";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("library", 20),
        Column.number("tests"),
        Column.number("passed_plain"),
        Column.number("passed_instrumented"),
        Column.number("differing"),
        Column.number("flaky"),
        Column.number("symbols"),
        Column.number("self_checks"),
        Column.number("mismatches"),
        Column.number("seconds_plain"),
        Column.number("seconds_instrumented"));
  }

  @Override
  public void run(Options options, Results results) {
    Suite suite = options.subjects().suite(LIBRARY);
    int stride = options.effort() == Effort.QUICK ? QUICK_STRIDE : 1;
    SuiteComparison first = SuiteComparison.of(suite, every(stride, suite.tests()));
    List<String> differing = first.differing();
    SuiteComparison again = SuiteComparison.of(suite, first.differingClasses());
    List<String> steady = differing.stream().filter(id -> first.isRepeated(id, again)).toList();
    String library = LIBRARY + " " + options.subjects().version(LIBRARY);
    row(library, first, steady.size(), differing.size() - steady.size(), results);
    steady.forEach(id -> results.failure(first.describe(id)));
    differing.stream()
        .filter(id -> !steady.contains(id))
        .forEach(id -> results.note("flaky: " + first.describe(id)));
    checks(first.instrumented(), results);
  }

  private static List<String> every(int stride, List<String> all) {
    return IntStream.range(0, all.size()).filter(i -> i % stride == 0).mapToObj(all::get).toList();
  }

  private static void row(
      String library, SuiteComparison first, int differing, int flaky, Results results) {
    SuiteResult instrumented = first.instrumented();
    results.row(
        library,
        first.plain().tests().size(),
        first.plain().passed(),
        instrumented.passed(),
        differing,
        flaky,
        instrumented.figure("symbols"),
        instrumented.figure("checks"),
        instrumented.figure("mismatches"),
        first.plain().figure("milliseconds") / MILLISECONDS,
        instrumented.figure("milliseconds") / MILLISECONDS);
  }

  private static void checks(SuiteResult instrumented, Results results) {
    if (instrumented.figure("mismatches") > 0) {
      results.failure("first mismatch " + instrumented.mismatch());
    }
    if (instrumented.figure("checks") == 0) {
      results.failure("no shadow was checked");
    }
  }
}

package dev.waymark.benchmarks.program;

import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.util.List;
import java.util.stream.Stream;

/** Whether whole libraries can be instrumented, and what the JVM's verifier says. */
public final class InstrumentTable implements Table {
  private static final int QUICK_STRIDE = 10;

  @Override
  public String name() {
    return "instrument";
  }

  @Override
  public String summary() {
    return "all classes of a library instrumented, defined and verified; unresolved ones lack"
        + " others";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("library", 26),
        Column.number("classes"),
        Column.number("methods"),
        Column.number("verify_errors"),
        Column.number("fallbacks"),
        Column.number("unresolved"),
        Column.number("size_ratio"),
        Column.number("ms_per_class"));
  }

  @Override
  public void run(Options options, Results results) {
    Stream.of("commons-lang3", "commons-math3", "guava", "commons-collections4")
        .map(artifact -> MeasuredLibrary.of(options.subjects(), artifact))
        .map(all -> options.effort() == Effort.QUICK ? all.every(QUICK_STRIDE) : all)
        .forEach(library -> measure(library, results));
  }

  private static void measure(MeasuredLibrary library, Results results) {
    InstrumentPass pass = new InstrumentPass(library);
    pass.run();
    results.row(
        library.name(),
        library.classes().size(),
        pass.methods(),
        pass.verifyErrors(),
        pass.fallbacks(),
        pass.unresolved(),
        pass.sizeRatio(),
        pass.nanoseconds() / 1e6 / library.classes().size());
    pass.failures().forEach(results::failure);
  }
}

package dev.waymark.benchmarks.reuse;

import dev.waymark.benchmarks.process.Script;
import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A library explored with one job, and with as many as there are processors. */
public final class ParallelTable implements Table {
  private static final String LIBRARY = "commons-codec";
  private static final String SOME = "org.apache.commons.codec.net.*";

  private final Path root;

  /** With the command of the checkout in {@code root}. */
  public ParallelTable(Path root) {
    this.root = root;
  }

  @Override
  public String name() {
    return "parallel";
  }

  @Override
  public String summary() {
    return "generate --effort 1 for all classes of "
        + LIBRARY
        + ", with one job, and with one for each processor; identical: the same tests and the same"
        + " words, byte for byte (--quick: one package)";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("target", 30),
        Column.number("jobs"),
        Column.number("classes"),
        Column.number("seconds"),
        Column.number("seconds_one_job"),
        Column.number("speedup"),
        Column.text("identical", 9),
        Column.number("peak_megabytes"));
  }

  @Override
  public void run(Options options, Results results) {
    Path jar = options.subjects().jar(LIBRARY).toAbsolutePath();
    boolean isQuick = options.effort() == Effort.QUICK;
    List<String> target =
        isQuick ? List.of(SOME, "--classpath", jar.toString()) : List.of(jar.toString());
    int jobs = Math.max(2, Runtime.getRuntime().availableProcessors());
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      Script one = generate(folder.path().resolve("one"), target, 1);
      Script all = generate(folder.path().resolve("all"), target, jobs);
      double speedup = Math.round(100 * one.seconds() / all.seconds()) / 100.0;
      boolean isSame = one.isLike(all);
      results.row(
          isQuick ? SOME : LIBRARY,
          jobs,
          all.classes(),
          all.seconds(),
          one.seconds(),
          speedup,
          isSame ? "yes" : "no",
          all.megabytes());
      if (!isSame) {
        results.failure("the result depends on the number of jobs");
      }
    }
  }

  private Script generate(Path folder, List<String> target, int jobs) {
    List<String> arguments = new ArrayList<>(target);
    arguments.addAll(List.of("--effort", "1", "--jobs", String.valueOf(jobs)));
    return Script.generate(root, folder, arguments);
  }
}

package dev.waymark.benchmarks.executor;

import dev.waymark.benchmarks.executor.ExecutorStart.Data;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * What instrumentation costs a method that runs on concrete and on symbolic data: the median of
 * several JVMs for each case and kind of data, since compilers do not do the same in each.
 */
public final class ExecutorTable implements Table {
  private static final long QUICK_NANOS = 400_000_000L;
  private static final long FULL_NANOS = 1_000_000_000L;
  private static final int QUICK_STARTS = 1;
  private static final int FULL_STARTS = 3;

  /** Nanoseconds of a call in one JVM. */
  private record Pair(double plain, double instrumented) {
    double ratio() {
      return instrumented / plain;
    }
  }

  @Override
  public String name() {
    return "executor";
  }

  @Override
  public String summary() {
    return "instrumented against plain code in one JVM: least CPU time of many batches, and garbage"
        + " collection; medians of several JVMs; whole paths against none on symbolic data";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("case", 16),
        Column.number("plain_ns"),
        Column.number("concrete_ratio"),
        Column.number("symbolic_ratio"),
        Column.number("whole_path_ratio"));
  }

  @Override
  public void run(Options options, Results results) {
    for (ExecutorCase each : ExecutorCase.ALL) {
      try {
        List<Pair> concrete = measure(each, Data.CONCRETE, options.effort());
        List<Pair> symbolic = measure(each, Data.SYMBOLIC, options.effort());
        List<Pair> whole = measure(each, Data.WHOLE_PATH, options.effort());
        List<Pair> all = Stream.of(concrete, symbolic, whole).flatMap(List::stream).toList();
        results.row(
            each.name(),
            (long) median(all, Pair::plain),
            median(concrete, Pair::ratio),
            median(symbolic, Pair::ratio),
            median(whole, Pair::instrumented) / median(symbolic, Pair::instrumented));
      } catch (IOException e) {
        results.failure(each.name() + ": " + e.getMessage());
      }
    }
  }

  private static double median(List<Pair> pairs, ToDoubleFunction<Pair> value) {
    double[] sorted = pairs.stream().mapToDouble(value).sorted().toArray();
    int half = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
  }

  private static List<Pair> measure(ExecutorCase each, Data data, Effort effort)
      throws IOException {
    boolean isQuick = effort == Effort.QUICK;
    List<Pair> pairs = new ArrayList<>();
    for (int i = 0; i < (isQuick ? QUICK_STARTS : FULL_STARTS); i++) {
      pairs.add(start(each, data, isQuick ? QUICK_NANOS : FULL_NANOS));
    }
    return pairs;
  }

  /** Measures in a JVM with the flags of this one. */
  private static Pair start(ExecutorCase each, Data data, long nanos) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(ExecutorStart.class.getName());
    command.addAll(List.of(each.method(), data.name(), Long.toString(nanos)));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    byte[] output = process.getInputStream().readAllBytes();
    String[] numbers = new String(output, StandardCharsets.UTF_8).strip().split(" ", -1);
    if (numbers.length != 2) {
      throw new IOException("the JVM that measures has failed");
    }
    return new Pair(Double.parseDouble(numbers[0]), Double.parseDouble(numbers[1]));
  }
}

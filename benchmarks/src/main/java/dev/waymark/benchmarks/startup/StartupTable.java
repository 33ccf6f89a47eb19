package dev.waymark.benchmarks.startup;

import dev.waymark.benchmarks.process.TemporaryFolder;
import dev.waymark.benchmarks.table.BenchException;
import dev.waymark.benchmarks.table.Column;
import dev.waymark.benchmarks.table.Effort;
import dev.waymark.benchmarks.table.Options;
import dev.waymark.benchmarks.table.Results;
import dev.waymark.benchmarks.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** From the start of {@code ./waymark} to its end, script included. */
public final class StartupTable implements Table {
  private static final String SMALL = "dev.waymark.examples.Postage#cents";
  private static final int REPETITIONS = 9;
  private static final int FEW_REPETITIONS = 3;

  private final Path root;

  /** Of the checkout in {@code root}. */
  public StartupTable(Path root) {
    this.root = root;
  }

  @Override
  public String name() {
    return "startup";
  }

  @Override
  public String summary() {
    return "a command in an empty folder, from start to end: the first time, and the median of"
        + " those after it; the floor is two bare JVMs, one after the other";
  }

  @Override
  public List<Column> columns() {
    return List.of(
        Column.text("command", 10),
        Column.number("cold_seconds"),
        Column.number("warm_seconds"),
        Column.number("jvm_floor_seconds"));
  }

  @Override
  public void run(Options options, Results results) {
    int repetitions = options.effort() == Effort.QUICK ? FEW_REPETITIONS : REPETITIONS;
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    List<String> bare = List.of(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-version");
    seconds(List.of(root.resolve("waymark").toString(), "--version")); // builds what changed
    double floor = 2 * median(times(bare, repetitions));
    commands()
        .forEach(
            (name, command) -> {
              List<Double> times = times(command, repetitions + 1);
              double warm = median(times.subList(1, times.size()));
              results.row(name, times.get(0), warm, floor);
            });
  }

  private Map<String, List<String>> commands() {
    String waymark = root.resolve("waymark").toString();
    String classes = root.resolve("examples/target/classes").toAbsolutePath().toString();
    Map<String, List<String>> commands = new LinkedHashMap<>();
    commands.put("version", List.of(waymark, "--version"));
    commands.put("doctor", List.of(waymark, "doctor"));
    commands.put("inspect", List.of(waymark, "inspect", SMALL, "--classpath", classes));
    commands.put("generate", List.of(waymark, "generate", SMALL, "--classpath", classes));
    return commands;
  }

  private static List<Double> times(List<String> command, int repetitions) {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < repetitions; i++) {
      times.add(seconds(command));
    }
    return times;
  }

  /** Each time in a folder of its own, so that nothing goes on from a journal. */
  private static double seconds(List<String> command) {
    try (TemporaryFolder folder = TemporaryFolder.create()) {
      ProcessBuilder builder = new ProcessBuilder(command).directory(folder.path().toFile());
      builder.redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD);
      long start = System.nanoTime();
      int code = builder.start().waitFor();
      double seconds = Math.round((System.nanoTime() - start) / 1e7) / 100.0;
      if (code != 0) {
        throw new BenchException(String.join(" ", command) + " ended with " + code);
      }
      return seconds;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static double median(List<Double> times) {
    return times.stream().sorted().toList().get(times.size() / 2);
  }
}

package dev.waymark.benchmarks.suite;

import dev.waymark.program.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Runs tests of a suite in JVMs of their own, each in an empty folder. */
public record SuiteProcess(Suite suite, SuiteMode mode) {
  private static final String OPEN = "=ALL-UNNAMED";
  private static final int MINUTES = 20;

  /** Many tests only wait, so that this many JVMs are not too many for a few cores. */
  private static final int SHARDS = 3;

  /**
   * Starts the test classes, spread over several JVMs; which class goes where is always the same.
   */
  public CompletableFuture<SuiteResult> start(List<String> tests) {
    CompletableFuture<SuiteResult> all = CompletableFuture.completedFuture(SuiteResult.NONE);
    for (int i = 0; i < SHARDS; i++) {
      all = all.thenCombine(startShard(tests, i), SuiteResult::and);
    }
    return all;
  }

  private CompletableFuture<SuiteResult> startShard(List<String> tests, int shard) {
    List<String> some =
        IntStream.range(0, tests.size())
            .filter(i -> i % SHARDS == shard)
            .mapToObj(tests::get)
            .toList();
    return some.isEmpty()
        ? CompletableFuture.completedFuture(SuiteResult.NONE)
        : CompletableFuture.supplyAsync(() -> run(some), task -> new Thread(task).start());
  }

  private SuiteResult run(List<String> tests) {
    try {
      Path folder = Files.createTempDirectory("suite");
      try {
        return run(tests, folder);
      } finally {
        delete(folder);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private SuiteResult run(List<String> tests, Path folder)
      throws IOException, InterruptedException {
    Path result = folder.resolve("result");
    Path log = folder.resolve("log");
    Path work = Files.createDirectory(folder.resolve("work"));
    Process process =
        new ProcessBuilder(command(tests, result))
            .directory(work.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile())
            .start();
    process.getOutputStream().close();
    if (!process.waitFor(MINUTES, TimeUnit.MINUTES)) {
      process.destroyForcibly().waitFor();
    }
    if (process.exitValue() != 0 || !Files.exists(result)) {
      throw new IllegalStateException("the JVM of the tests ended early or hung: " + end(log));
    }
    return SuiteResult.read(result);
  }

  private List<String> command(List<String> tests, Path result) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // What the library's own build has for JDK 16 and later.
    for (String name : List.of("lang.reflect", "lang", "util", "time", "time.chrono")) {
      command.addAll(List.of("--add-opens", "java.base/java." + name + OPEN));
    }
    command.addAll(
        List.of("-ea", "-Xmx1g", "-Dwaymark.selfcheck=" + (mode == SuiteMode.INSTRUMENTED)));
    command.addAll(List.of("-cp", classPath(), SuiteMain.class.getName()));
    command.addAll(List.of(result.toString(), mode.name()));
    command.addAll(List.of(suite.folder().toString(), suite.library()));
    command.addAll(tests);
    return command;
  }

  private String classPath() {
    List<String> entries = new ArrayList<>();
    suite.jars().forEach(jar -> entries.add(jar.toString()));
    // Two versions of JUnit would find each other's engines.
    ClassPath.split(System.getProperty("java.class.path")).stream()
        .filter(entry -> !Suite.isOfJunit(entry))
        .forEach(entry -> entries.add(entry.toString()));
    return String.join(File.pathSeparator, entries);
  }

  private static String end(Path log) throws IOException {
    List<String> lines = Files.readAllLines(log);
    return String.join(" / ", lines.subList(Math.max(0, lines.size() - 5), lines.size()));
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}

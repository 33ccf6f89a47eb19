package dev.waymark.benchmarks.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A call of {@code ./waymark generate} in a folder of its own, script included.
 *
 * @param exit its exit code
 * @param out what it printed
 * @param err what it complained of
 * @param tests its files of tests, by name
 * @param classes how many classes it told of
 * @param seconds from start to end
 * @param megabytes the most that it had in memory, with all its processes
 */
public record Script(
    int exit,
    String out,
    String err,
    Map<String, String> tests,
    int classes,
    double seconds,
    long megabytes) {
  private static final long GLANCE = 50;

  /** Generates in {@code folder}, which it makes. */
  public static Script generate(Path root, Path folder, List<String> arguments) {
    try {
      Files.createDirectories(folder);
      List<String> command = new ArrayList<>();
      command.addAll(List.of(root.resolve("waymark").toString(), "generate", "--out", "tests"));
      command.addAll(List.of("--results", "journals", "--findings", "findings"));
      command.addAll(arguments);
      Path out = folder.resolve("out.txt");
      Path err = folder.resolve("err.txt");
      long start = System.nanoTime();
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(out.toFile())
              .redirectError(err.toFile())
              .start();
      long most = watch(process);
      double seconds = Math.round((System.nanoTime() - start) / 1e7) / 100.0;
      return new Script(
          process.exitValue(),
          Files.readString(out),
          Files.readString(err),
          files(folder.resolve("tests")),
          files(folder.resolve("findings")).size(),
          seconds,
          most);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static long watch(Process process) throws InterruptedException, IOException {
    process.getOutputStream().close();
    long most = 0;
    while (!process.waitFor(GLANCE, TimeUnit.MILLISECONDS)) {
      most = Math.max(most, Memory.megabytes(process.toHandle()));
    }
    return most;
  }

  private static Map<String, String> files(Path folder) throws IOException {
    Map<String, String> all = new TreeMap<>();
    if (Files.isDirectory(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path each : files.filter(Files::isRegularFile).toList()) {
          all.put(folder.relativize(each).toString(), Files.readString(each));
        }
      }
    }
    return all;
  }

  /** Whether the other wrote the same tests, and said the same. */
  public boolean isLike(Script other) {
    return exit == other.exit && out.equals(other.out) && tests.equals(other.tests);
  }
}

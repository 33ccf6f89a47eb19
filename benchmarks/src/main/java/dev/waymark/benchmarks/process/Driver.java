package dev.waymark.benchmarks.process;

import com.fasterxml.jackson.jr.ob.JSON;
import dev.waymark.program.ClassPath;
import dev.waymark.target.host.Host;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * {@code waymark generate} in a process of its own.
 *
 * @param folder where it writes everything
 */
public record Driver(Process process, Path folder) implements AutoCloseable {
  private static final Pattern KNOWN = Pattern.compile("going on after (\\d+) tests");

  /**
   * What to explore, all paths of it.
   *
   * @param target class and method
   * @param arrayLength how long arrays get
   * @param criterion what to cover
   * @param flags of the JVM
   */
  public record Task(
      String target, String classPath, String criterion, int arrayLength, List<String> flags) {}

  /** Starts to explore, or goes on with that. */
  public static Driver start(Path folder, Task task) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(task.flags);
    command.addAll(
        List.of(
            "-cp",
            absolute(System.getProperty("java.class.path")),
            "dev.waymark.cli.Main",
            "generate",
            task.target,
            "--classpath",
            task.classPath,
            "--criterion",
            task.criterion,
            "--array-length",
            String.valueOf(task.arrayLength),
            "--runs",
            "1000000",
            "--seconds",
            "3600",
            "--out",
            folder.resolve("tests").toString(),
            "--results",
            folder.resolve("results").toString(),
            "--json",
            folder.resolve("findings.json").toString()));
    try {
      Files.createDirectories(folder);
      Process process =
          new ProcessBuilder(command)
              .directory(folder.toFile())
              .redirectOutput(folder.resolve("out.txt").toFile())
              .redirectError(folder.resolve("err.txt").toFile())
              .start();
      return new Driver(process, folder);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static String placeOf(Class<?> type) {
    return ClassPath.placeOf(type).toString();
  }

  /** The process works in another folder. */
  private static String absolute(String classPath) {
    return Stream.of(classPath.split(File.pathSeparator))
        .map(entry -> new File(entry).getAbsolutePath())
        .reduce((a, b) -> a + File.pathSeparator + b)
        .orElse("");
  }

  /** The target JVM, if there is one just now. */
  public Optional<ProcessHandle> target() {
    return process.children().filter(Driver::isTarget).findFirst();
  }

  /** Other children try out the tests that were written. */
  private static boolean isTarget(ProcessHandle child) {
    String[] arguments = child.info().arguments().orElse(new String[0]);
    return List.of(arguments).contains(Host.class.getName());
  }

  /** Whether it has ended within this time. */
  public boolean isDoneWithin(long milliseconds) {
    try {
      return process.waitFor(milliseconds, TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Kills it as {@code kill -9} does; its target JVM is left to itself. */
  public void kill() {
    process.destroyForcibly();
    isDoneWithin(Long.MAX_VALUE);
  }

  /** Kills its target JVM; false if there is none just now. */
  public boolean killTarget() {
    return target().map(ProcessHandle::destroyForcibly).orElse(false);
  }

  /** What it wrote, once it is done: tests, and findings without times; or what went wrong. */
  public String result() {
    Path tests = folder.resolve("tests");
    try (Stream<Path> files = Files.walk(Files.exists(tests) ? tests : folder.resolve("err.txt"))) {
      StringBuilder all = new StringBuilder(findings());
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        all.append(Files.readString(file));
      }
      return all.toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The findings but for how they came about, which takes another time each time. */
  private String findings() throws IOException {
    Path file = folder.resolve("findings.json");
    if (!Files.exists(file)) {
      return "no findings, exit code " + process.exitValue() + "\n";
    }
    Map<String, Object> data = JSON.std.mapFrom(Files.readString(file));
    data.remove("progress");
    return JSON.std.with(JSON.Feature.PRETTY_PRINT_OUTPUT).asString(data);
  }

  /** How many tests it knew from its journal when it started. */
  public int knownTests() {
    try {
      Matcher matcher = KNOWN.matcher(Files.readString(folder.resolve("err.txt")));
      return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}

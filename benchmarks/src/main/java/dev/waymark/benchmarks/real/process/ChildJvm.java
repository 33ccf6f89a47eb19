package dev.waymark.benchmarks.real.process;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * A JVM like this one that runs another class.
 *
 * @param flags of the JVM
 * @param classPath absolute, for the process works in another folder
 */
public record ChildJvm(
    List<String> flags, String classPath, String mainClass, List<String> arguments) {
  /** What {@link #run} returns of a JVM that did not end in time. */
  public static final int KILLED = -1;

  /** One with the class path of this JVM. */
  public ChildJvm(List<String> flags, String mainClass, List<String> arguments) {
    this(flags, ownClassPath(), mainClass, arguments);
  }

  /**
   * Runs it to its end; what it prints goes to the file {@code log} in its folder.
   *
   * @param folder where it works
   * @param most how long it may take
   * @return its exit code
   */
  public int run(Path folder, Duration most) throws IOException {
    Files.createDirectories(folder);
    Process process =
        new ProcessBuilder(command())
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(logFile(folder).toFile()))
            .start();
    process.getOutputStream().close();
    try {
      if (!process.waitFor(most.toMillis(), TimeUnit.MILLISECONDS)) {
        return KILLED;
      }
      return process.exitValue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    } finally {
      process.destroyForcibly();
    }
  }

  /** What it printed. */
  public static List<String> log(Path folder) throws IOException {
    return Files.readAllLines(logFile(folder));
  }

  /** The last of what it printed, in one line. */
  public static String endOfLog(Path folder) throws IOException {
    List<String> lines = log(folder);
    return String.join(" / ", lines.subList(Math.max(0, lines.size() - 5), lines.size()));
  }

  private static Path logFile(Path folder) {
    return folder.resolve("log");
  }

  private List<String> command() {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(flags);
    command.addAll(List.of("-cp", classPath, mainClass));
    command.addAll(arguments);
    return command;
  }

  private static String ownClassPath() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator, -1))
        .filter(entry -> !entry.isEmpty())
        .map(entry -> new File(entry).getAbsolutePath())
        .collect(Collectors.joining(File.pathSeparator));
  }
}

package dev.waymark.confirm;

import dev.waymark.confirm.run.ScoreRun;
import dev.waymark.probe.Coverage;
import dev.waymark.program.ClassPath;
import java.io.DataInputStream;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/** Runs a suite once in a new JVM, on classes that were instrumented beforehand. */
final class ScoreJvm {
  private final Path instrumented;
  private final List<Path> classPath;

  /** Classes in {@code instrumented} come before those of the class path. */
  public ScoreJvm(Path instrumented, List<Path> classPath) {
    this.instrumented = instrumented;
    this.classPath = classPath;
  }

  /** What a suite did. */
  public record Result(int tests, int failures, BitSet outcomes) {}

  /** Runs the tests of {@code classes}; there are so many outcomes that may happen. */
  public Result run(List<String> classes, int outcomes) throws IOException {
    Path report = Files.createTempFile(instrumented, "report", "");
    List<String> command = command();
    command.add(report.toString());
    command.add(Integer.toString(outcomes));
    command.addAll(classes);
    Path output = Files.createTempFile(instrumented, "output", "");
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.getOutputStream().close();
    int status = await(process);
    if (status != 0 || Files.size(report) == 0) {
      throw new IOException("exit code " + status + firstLine(output));
    }
    return read(report);
  }

  private static int await(Process process) throws IOException {
    try {
      return process.waitFor();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    } finally {
      process.destroyForcibly();
    }
  }

  /** What the JVM said, if anything. */
  private static String firstLine(Path output) throws IOException {
    return Files.readString(output)
        .lines()
        .filter(line -> !line.isBlank())
        .findFirst()
        .map(line -> ", " + line.strip())
        .orElse("");
  }

  private List<String> command() {
    List<Path> places = new ArrayList<>(List.of(instrumented));
    places.add(ClassPath.placeOf(Coverage.class));
    places.add(ClassPath.placeOf(ScoreRun.class));
    places.addAll(JUnitJars.all());
    places.addAll(classPath);
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-ea");
    command.add("-Djava.awt.headless=true");
    command.add("-cp");
    command.add(
        places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(ScoreRun.class.getName());
    return command;
  }

  private static Result read(Path report) throws IOException {
    try (DataInputStream in = new DataInputStream(Files.newInputStream(report))) {
      int tests = in.readInt();
      int failures = in.readInt();
      BitSet outcomes = new BitSet();
      for (int outcome = in.readInt(); outcome >= 0; outcome = in.readInt()) {
        outcomes.set(outcome);
      }
      return new Result(tests, failures, outcomes);
    }
  }
}

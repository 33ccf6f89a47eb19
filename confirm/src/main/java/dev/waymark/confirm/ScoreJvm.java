package dev.waymark.confirm;

import dev.waymark.confirm.run.ScoreRequest;
import dev.waymark.confirm.run.ScoreRun;
import dev.waymark.probe.Coverage;
import dev.waymark.program.ClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Runs a user's suite once in a new JVM, on classes that were instrumented beforehand. */
final class ScoreJvm {
  private final Path instrumented;
  private final List<Path> classPath;
  private final int outcomes;

  /**
   * Classes in {@code instrumented} come before those of the class path.
   *
   * @param outcomes how many outcomes may happen
   */
  public ScoreJvm(Path instrumented, List<Path> classPath, int outcomes) {
    this.instrumented = instrumented;
    this.classPath = classPath;
    this.outcomes = outcomes;
  }

  /** Runs the tests of a user's {@code classes}, as the user would. */
  public ScoreReport run(List<String> classes) throws IOException {
    Path report = Files.createTempFile(instrumented, "report", "");
    Path request = Files.createTempFile(instrumented, "request", "");
    new ScoreRequest(report, outcomes, classes).write(request);
    List<Path> places = new ArrayList<>(List.of(instrumented));
    places.addAll(own());
    places.addAll(classPath);
    Path output = Files.createTempFile(instrumented, "output", "");
    Process process =
        new ProcessBuilder(command(places, request))
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    process.getOutputStream().close();
    int status = await(process);
    ScoreReport result = ScoreReport.read(report);
    if (status != 0 || !result.isOver()) {
      throw new IOException("exit code " + status + firstLine(output));
    }
    return result;
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

  /** What counts, and what runs tests. */
  private static List<Path> own() {
    List<Path> places = new ArrayList<>();
    places.add(ClassPath.placeOf(Coverage.class));
    places.add(ClassPath.placeOf(ScoreRun.class));
    places.addAll(JUnitJars.all());
    return places;
  }

  private static List<String> command(List<Path> places, Path request) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("-ea", "-Djava.awt.headless=true"));
    command.add("-cp");
    command.add(
        places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(ScoreRun.class.getName());
    command.add(request.toString());
    return command;
  }
}

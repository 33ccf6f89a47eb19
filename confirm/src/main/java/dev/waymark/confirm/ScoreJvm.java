package dev.waymark.confirm;

import dev.waymark.confirm.run.ScoreRequest;
import dev.waymark.confirm.run.ScoreRun;
import dev.waymark.confirm.run.Test;
import dev.waymark.confirm.run.TestSystemLoader;
import dev.waymark.probe.Coverage;
import dev.waymark.program.Assertions;
import dev.waymark.program.ClassPath;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Runs a suite once in a new JVM, on classes that were instrumented beforehand. */
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
    List<Test> tests = classes.stream().map(name -> new Test(name, "")).toList();
    new ScoreRequest(report, List.of(), outcomes, tests).write(request);
    List<Path> places = new ArrayList<>(List.of(instrumented));
    places.addAll(own());
    places.addAll(classPath);
    Path output = Files.createTempFile(instrumented, "output", "");
    Process process =
        new ProcessBuilder(command(List.of("-ea", "-Djava.awt.headless=true"), places, request))
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

  /**
   * How tests of ours are run.
   *
   * @param folder for what is written meanwhile
   * @param patience how long one test may take
   */
  record Conditions(TemporaryFolder folder, Duration patience, Assertions assertions) {}

  /** Runs {@code tests} of ours, alone with the code under test, as far as it goes. */
  public Ended run(List<Test> tests, Conditions conditions) throws IOException {
    Path working = conditions.folder.empty("working");
    Path exchange = conditions.folder.empty("exchange");
    Path report = Files.createFile(exchange.resolve("report"));
    Path request = exchange.resolve("request");
    List<Path> places = new ArrayList<>(List.of(instrumented));
    places.addAll(classPath);
    new ScoreRequest(report, places, outcomes, tests).write(request);
    List<String> options = new ArrayList<>(TestJvm.OPTIONS);
    options.add(conditions.assertions.option());
    options.add("-Djava.io.tmpdir=" + working);
    options.add("-Djava.system.class.loader=" + TestSystemLoader.class.getName());
    Process process =
        new ProcessBuilder(command(options, own(), request))
            .directory(working.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    String end = new Vigil(process, report, conditions.patience).end();
    return new Ended(ScoreReport.read(report), end);
  }

  /** What happened, and how the JVM ended, in words. */
  record Ended(ScoreReport report, String end) {}

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

  private static List<String> command(List<String> options, List<Path> places, Path request) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(
        places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(ScoreRun.class.getName());
    command.add(request.toString());
    return command;
  }
}

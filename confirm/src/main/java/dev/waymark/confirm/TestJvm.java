package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Request;
import dev.waymark.confirm.run.Test;
import dev.waymark.confirm.run.TestRun;
import dev.waymark.program.ClassPath;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Runs tests in a new JVM, in an empty folder, without input, as long as there is news of it. */
final class TestJvm {
  static final List<String> OPTIONS =
      List.of(
          "-ea",
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xshare:auto",
          "-Xmx512m",
          "-XX:-CreateCoredumpOnCrash",
          "-Djava.awt.headless=true");

  private final List<Path> classPath;
  private final TemporaryFolder folder;
  private final Duration patience;

  public TestJvm(List<Path> classPath, TemporaryFolder folder, Duration patience) {
    this.classPath = classPath;
    this.folder = folder;
    this.patience = patience;
  }

  /** Where the compiled tests are. */
  static Path classes(TemporaryFolder folder) throws IOException {
    return Files.createDirectories(folder.path().resolve("classes"));
  }

  /**
   * Everything that happened, and how the JVM ended.
   *
   * @param end in words; of no interest if the last event says that all is over
   */
  record Report(List<Event> events, String end) {}

  /** Runs {@code tests} three times. */
  Report run(List<Test> tests, long seed) throws IOException {
    Path working = folder.empty("working");
    Path exchange = folder.empty("exchange");
    Path report = Files.createFile(exchange.resolve("report"));
    Path request = exchange.resolve("request");
    List<Path> places = new ArrayList<>(List.of(classes(folder)));
    places.addAll(classPath);
    places.add(JUnitJars.api());
    new Request(report, places, seed, tests).write(request);
    Process process =
        new ProcessBuilder(command(request, working))
            .directory(working.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    process.getOutputStream().close();
    String end = new Vigil(process, report, patience).end();
    return new Report(events(report), end);
  }

  private static List<String> command(Path request, Path working) {
    List<Path> places = new ArrayList<>(List.of(ClassPath.placeOf(TestRun.class)));
    places.addAll(JUnitJars.all());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.add("-Djava.io.tmpdir=" + working);
    command.add("-cp");
    command.add(
        places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(TestRun.class.getName());
    command.add(request.toString());
    return command;
  }

  private static List<Event> events(Path report) throws IOException {
    List<Event> events = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(new BufferedInputStream(Files.newInputStream(report)))) {
      while (true) {
        events.add(Event.read(in));
      }
    } catch (EOFException e) {
      return events;
    }
  }
}

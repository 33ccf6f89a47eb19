package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Measured;
import dev.waymark.confirm.run.Request;
import dev.waymark.confirm.run.Test;
import dev.waymark.confirm.run.TestRun;
import dev.waymark.confirm.run.TestSystemLoader;
import dev.waymark.probe.Coverage;
import dev.waymark.program.Assertions;
import dev.waymark.program.ClassPath;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Runs tests in new JVMs, in empty folders, without input, as long as there is news of them. */
final class TestJvm {
  static final List<String> OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xshare:auto",
          "-Xmx512m",
          "-XX:-CreateCoredumpOnCrash",
          "-Djava.awt.headless=true");

  private final List<Path> classPath;
  private final TemporaryFolder folder;
  private final Duration patience;
  private final Assertions assertions;
  private final @Nullable InstrumentedClasses instrumented;

  /** Measures with {@code instrumented}, if there are such classes. */
  TestJvm(Confirmation how, TemporaryFolder folder, @Nullable InstrumentedClasses instrumented) {
    this.classPath = how.classPath();
    this.folder = folder;
    this.patience = how.patience();
    this.assertions = how.assertions();
    this.instrumented = instrumented;
  }

  /** Where the compiled tests are. */
  static Path classes(TemporaryFolder folder) throws IOException {
    Path classes = Files.createDirectories(folder.path().resolve("classes"));
    PlainMocks.addTo(classes);
    return classes;
  }

  /**
   * Everything that happened, and how the JVM ended.
   *
   * @param scores what was measured
   * @param end in words; of no interest if the last event says that all is over
   */
  record Report(List<Event> events, ScoreReport scores, String end) {}

  /** A JVM that runs, and the file that it writes to. */
  record Running(Process process, Path report) {}

  /** Starts {@code tour} with {@code tests}. */
  Running start(List<Test> tests, Tour tour) throws IOException {
    OtherJvm other = new OtherJvm(tour.changes());
    Path working = folder.empty(other.folder());
    Path exchange = folder.empty("exchange");
    Path report = Files.createFile(exchange.resolve("report"));
    Path request = exchange.resolve("request");
    List<Path> places = new ArrayList<>(List.of(classes(folder)));
    places.addAll(classPath);
    places.add(JUnitJars.api());
    new Request(report, places, tour.repetitions(), tests, measured(tour)).write(request);
    ProcessBuilder builder =
        new ProcessBuilder(command(request, working, other.options(AgentJar.write(exchange))))
            .directory(working.toFile())
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .redirectError(ProcessBuilder.Redirect.DISCARD);
    other.change(builder.environment());
    Process process = builder.start();
    process.getOutputStream().close();
    return new Running(process, report);
  }

  private Measured measured(Tour tour) {
    return instrumented == null
        ? Measured.NOT
        : new Measured(instrumented.folder(), instrumented.outcomes(), tour.measured());
  }

  private List<String> command(Path request, Path working, List<String> more) {
    List<Path> places = new ArrayList<>(List.of(ClassPath.placeOf(TestRun.class)));
    places.add(ClassPath.placeOf(Coverage.class));
    places.addAll(JUnitJars.all());
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.add(assertions.option());
    command.addAll(more);
    command.add("-Djava.io.tmpdir=" + working);
    command.add("-Djava.system.class.loader=" + TestSystemLoader.class.getName());
    command.add("-cp");
    command.add(
        places.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add(TestRun.class.getName());
    command.add(request.toString());
    return command;
  }

  /** Waits until a JVM is over. */
  Report report(Running running) throws IOException {
    return soFar(running, new Vigil(running.process(), running.report(), patience).end());
  }

  /** What a JVM has reported by now; that the thread is interrupted does not matter. */
  Report soFar(Running running, String end) throws IOException {
    List<Event> events = new ArrayList<>();
    try (DataInputStream in =
        new DataInputStream(
            new BufferedInputStream(new FileInputStream(running.report().toFile())))) {
      boolean isOver = false;
      while (!isOver) {
        Event event = Event.read(in);
        events.add(event);
        isOver = event.kind() == Event.Kind.ENDED;
      }
      return new Report(events, ScoreReport.read(in), end);
    } catch (EOFException e) {
      return new Report(events, ScoreReport.NOTHING, end);
    }
  }

  /** Ends a JVM and all that it has started. */
  static void stop(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
  }
}

package dev.waymark.benchmarks.trust;

import dev.waymark.benchmarks.real.process.ChildJvm;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Another world for tests.
 *
 * @param flags of the JVM
 * @param days how far its clock is off
 */
record Elsewhere(String name, List<String> flags, int days) {
  private static final Duration MOST = Duration.ofMinutes(3);

  static final List<Elsewhere> ALL =
      List.of(
          new Elsewhere("time zone", List.of("-Duser.timezone=Pacific/Kiritimati"), 0),
          new Elsewhere("locale", List.of("-Duser.language=tr", "-Duser.country=TR"), 0),
          new Elsewhere("charset", List.of("-Dfile.encoding=ISO-8859-1"), 0),
          new Elsewhere("user", List.of("-Duser.name=somebody", "-Duser.home=/nowhere"), 0),
          new Elsewhere("clock", List.of(), 400),
          new Elsewhere("processors", List.of("-XX:ActiveProcessorCount=7"), 0),
          new Elsewhere(
              "hash codes", List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=3"), 0));

  /** All of them at once, which takes less time and tells less. */
  static final Elsewhere FAR =
      new Elsewhere(
          "another world", ALL.stream().flatMap(each -> each.flags.stream()).toList(), 400);

  /** A line for each test of {@code suite}, as it ends in a JVM and in a folder of its own. */
  List<String> run(WrittenSuite suite, Path folder) {
    return Processors.with(() -> start(suite, folder));
  }

  private List<String> start(WrittenSuite suite, Path folder) {
    List<String> arguments = new ArrayList<>();
    Path lines = folder.resolve("lines");
    arguments.addAll(List.of(lines.toAbsolutePath().toString(), "" + days));
    List<Path> places = new ArrayList<>(List.of(suite.place()));
    places.addAll(suite.classPath());
    arguments.add(
        places.stream()
            .map(each -> each.toAbsolutePath().toString())
            .collect(Collectors.joining(File.pathSeparator)));
    arguments.addAll(suite.names());
    List<String> all =
        new ArrayList<>(List.of("-ea", "-Xmx512m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    all.addAll(flags);
    try {
      int exit = new ChildJvm(all, ElsewhereMain.class.getName(), arguments).run(folder, MOST);
      if (exit != 0) {
        throw new IllegalStateException(name + ": " + exit + " " + ChildJvm.endOfLog(folder));
      }
      return Files.readAllLines(lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** No test fails. */
  static Finding passed(List<String> lines) {
    return new Finding(
        lines.size(), lines.stream().filter(line -> line.contains(SuiteRunner.FAILED)).toList());
  }
}

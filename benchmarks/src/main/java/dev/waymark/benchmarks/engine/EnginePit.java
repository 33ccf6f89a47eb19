package dev.waymark.benchmarks.engine;

import dev.waymark.benchmarks.real.mutants.Mutants;
import dev.waymark.benchmarks.real.process.ChildJvm;
import dev.waymark.program.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs PIT on modules of Waymark. It chooses the same mutations each time: as many of each class as
 * the room says.
 *
 * @param root the checkout
 * @param subjects the folder with PIT and with what tests need besides JUnit
 */
record EnginePit(Path root, Path subjects) {
  private static final Duration MOST = Duration.ofHours(3);
  private static final String MAIN = "org.pitest.mutationtest.commandline.MutationCoverageReport";

  /** What the tests do to the mutations of {@code room}; works in {@code folder}. */
  Mutants run(Room room, Path folder) {
    Path module = root.resolve(room.module());
    Path tests = folder.resolve("tests");
    TestSources.compile(module, libraries(module), tests);
    try {
      String tool = join(jars("pit"), File.pathSeparator);
      int exit =
          new ChildJvm(List.of("-Xmx512m"), tool, MAIN, arguments(room, module, tests, folder))
              .run(folder, MOST);
      Path report = folder.resolve("mutations.csv");
      if (exit != 0 || !Files.exists(report)) {
        throw new IllegalStateException("PIT ended with " + exit + ChildJvm.endOfLog(folder));
      }
      return Mutants.read(Files.readAllLines(report));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private List<String> arguments(Room room, Path module, Path tests, Path folder) {
    List<Path> all = new ArrayList<>(List.of(tests, module.resolve("src/test/resources")));
    all.addAll(libraries(module));
    jars("pit").stream()
        .filter(file -> file.getFileName().toString().matches("pitest-(1|junit5).*"))
        .forEach(all::add);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--reportDir=" + folder.toAbsolutePath(),
                "--sourceDirs=" + module.resolve("src/main/java"),
                "--targetClasses=" + String.join(",", room.classes()),
                "--targetTests=" + String.join(",", room.tests()),
                "--classPath=" + join(all, ","),
                "--mutableCodePaths=" + module.resolve("target/classes").toAbsolutePath(),
                "--includeLaunchClasspath=false",
                "--outputFormats=CSV",
                "--timestampedReports=false",
                "--timeoutFactor=3",
                "--timeoutConst=15000",
                "--jvmArgs=-XX:TieredStopAtLevel=1,-XX:+UseSerialGC",
                "--features=+CLASSLIMIT(limit[" + room.perClass() + "])",
                "--threads=2"));
    if (!room.slow().isEmpty()) {
      arguments.add("--excludedTestClasses=" + String.join(",", room.slow()));
    }
    return arguments;
  }

  /** What tests run with: the classes of their own module instead of its jar. */
  private List<Path> libraries(Path module) {
    String jar = "waymark-" + module.getFileName() + "-";
    List<Path> all = new ArrayList<>(List.of(module.resolve("target/classes")));
    ClassPath.split(System.getProperty("java.class.path")).stream()
        .filter(path -> !path.getFileName().toString().startsWith(jar))
        .filter(path -> !path.getFileName().toString().contains("benchmarks"))
        .forEach(all::add);
    all.addAll(jars("engine"));
    return all;
  }

  private List<Path> jars(String name) {
    try (Stream<Path> files = Files.list(subjects.resolve(name))) {
      return files.sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String join(List<Path> paths, String separator) {
    return paths.stream()
        .map(path -> path.toAbsolutePath().toString())
        .collect(Collectors.joining(separator));
  }
}

package dev.waymark.benchmarks.real.mutants;

import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.process.ChildJvm;
import dev.waymark.benchmarks.real.tests.TestsRun;
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
 * PIT, with the mutants that it makes by default.
 *
 * @param jars the folder with PIT and what it needs
 */
public record Pit(Path jars) {
  private static final Duration MOST = Duration.ofMinutes(20);
  private static final String MAIN = "org.pitest.mutationtest.commandline.MutationCoverageReport";

  /** What runs tests inside of the JVMs that PIT starts. */
  private static final List<String> INSIDE = List.of("pitest-1", "pitest-junit5-plugin");

  /** What {@code suite} does to the mutants of {@code extent}; works in {@code folder}. */
  public Mutants run(TestsRun.Suite suite, Extent extent, Path folder) {
    try {
      String tool = join(files(), File.pathSeparator);
      ChildJvm child =
          new ChildJvm(List.of("-Xmx512m"), tool, MAIN, arguments(suite, extent, folder));
      int exit = child.run(folder, MOST);
      Path report = folder.resolve("mutations.csv");
      if (exit != 0 || !Files.exists(report)) {
        throw new IllegalStateException("PIT ended with " + exit + ": " + complaint(folder));
      }
      return Mutants.read(Files.readAllLines(report));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Where its stack trace starts. */
  private static String complaint(Path folder) throws IOException {
    return ChildJvm.log(folder).stream()
        .filter(line -> line.contains("Exception"))
        .findFirst()
        .orElse("no exception in its log");
  }

  private List<String> arguments(TestsRun.Suite suite, Extent extent, Path folder)
      throws IOException {
    List<Path> all = new ArrayList<>(List.of(suite.place()));
    all.addAll(suite.subject());
    all.addAll(junit());
    files().stream()
        .filter(file -> INSIDE.stream().anyMatch(file.getFileName().toString()::startsWith))
        .forEach(all::add);
    String owner = extent.owner().replace('/', '.');
    return List.of(
        "--reportDir=" + folder.toAbsolutePath(),
        "--sourceDirs=" + folder.toAbsolutePath(),
        "--targetClasses=" + owner + "," + owner + "$*",
        "--targetTests=" + String.join(",", suite.classes()),
        "--classPath=" + join(all, ","),
        "--mutableCodePaths=" + join(suite.subject(), ","),
        "--includeLaunchClasspath=false",
        "--outputFormats=CSV",
        "--timestampedReports=false",
        "--threads=1");
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(jars)) {
      return files.sorted().toList();
    }
  }

  /** The JUnit of this JVM, which tests are compiled with. */
  private static List<Path> junit() {
    return ClassPath.split(System.getProperty("java.class.path")).stream()
        .filter(path -> path.getFileName().toString().matches("(junit|opentest4j|apiguardian).*"))
        .toList();
  }

  private static String join(List<Path> paths, String separator) {
    return paths.stream()
        .map(path -> path.toAbsolutePath().toString())
        .collect(Collectors.joining(separator));
  }
}

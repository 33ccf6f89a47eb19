package dev.waymark.benchmarks.real.tests;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.process.ChildJvm;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jacoco.core.data.ExecutionDataStore;

/**
 * A run of tests, or several that all ended alike.
 *
 * @param tests how many there are
 * @param failures what went wrong, each in one line
 * @param branches what the tests cover
 */
public record TestsRun(int tests, List<String> failures, BranchCounts branches) {
  private static final Duration MOST = Duration.ofMinutes(5);

  public TestsRun {
    failures = List.copyOf(failures);
  }

  /**
   * Tests that are compiled.
   *
   * @param classes the names of the test classes
   * @param place where they are
   * @param subject where what they test is
   */
  public record Suite(List<String> classes, Path place, List<Path> subject) {
    /** Compiles tests; see {@link TestsCompiler#compile}. */
    public List<String> compile(Map<String, String> sources) {
      List<Path> all = new ArrayList<>(subject);
      all.addAll(ClassPath.split(System.getProperty("java.class.path")));
      return new TestsCompiler(all).compile(sources, place);
    }

    /** The names of the classes that could be compiled. */
    private List<String> compiled() {
      return classes.stream()
          .filter(name -> Files.exists(place.resolve(name.replace('.', '/') + ".class")))
          .toList();
    }

    private String classPath() {
      List<Path> all = new ArrayList<>(List.of(place));
      all.addAll(subject);
      return all.stream()
          .map(path -> path.toAbsolutePath().toString())
          .collect(Collectors.joining(File.pathSeparator));
    }
  }

  /** Runs {@code suite} in a new JVM and in {@code folder}, as JaCoCo counts. */
  public static TestsRun withJacoco(Suite suite, Extent extent, Path folder) {
    try {
      Files.createDirectories(suite.place);
      List<String> outcomes = run(Meter.JACOCO, suite, extent, folder);
      var data = TestsMain.executions(folder).read();
      ClassPath classes = ClassPath.parse(suite.classPath());
      return of(outcomes, BranchCounts.of(classes, extent, data));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The probes that were hit when {@link #withJacoco} ran in {@code folder}. */
  public static ExecutionDataStore probes(Path folder) {
    try {
      return TestsMain.executions(folder).read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * What tests cover as we count or as the witness tells, with the branches themselves.
   *
   * @param covered lines that {@link #isCovered} understands
   */
  public record Own(TestsRun run, Set<String> covered) {
    public boolean isCovered(Branch branch) {
      return covered.contains(BranchKey.of(branch));
    }
  }

  /** Runs {@code suite} in a new JVM and in {@code folder}, as we count. */
  public static Own withOurs(Suite suite, Extent extent, Path folder) {
    return with(Meter.OURS, suite, extent, folder);
  }

  /** Runs {@code suite} in a new JVM and in {@code folder}, with code that tells of its turns. */
  public static Own withWitness(Suite suite, Extent extent, Path folder) {
    return with(Meter.WITNESS, suite, extent, folder);
  }

  private static Own with(Meter meter, Suite suite, Extent extent, Path folder) {
    try {
      Files.createDirectories(suite.place);
      List<String> outcomes = run(meter, suite, extent, folder);
      Path branches = TestsMain.branches(folder);
      Set<String> keys = new LinkedHashSet<>();
      if (Files.exists(branches)) {
        keys.addAll(Files.readAllLines(branches));
      }
      Program program = new Program(ClassPath.parse(suite.classPath()));
      var counts = OwnCoverage.counts(OwnCoverage.points(program, extent), keys);
      return new Own(of(outcomes, counts), keys);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static TestsRun of(List<String> outcomes, BranchCounts branches) {
    List<String> failures =
        outcomes.stream().filter(line -> !line.equals(OutcomeListener.PASSED)).toList();
    return new TestsRun(outcomes.size(), failures, branches);
  }

  /** How each test ended; nothing is run if there are none. */
  private static List<String> run(Meter meter, Suite suite, Extent extent, Path folder)
      throws IOException {
    List<String> tests = suite.compiled();
    if (tests.isEmpty()) {
      return List.of();
    }
    Files.createDirectories(folder);
    List<String> arguments = new ArrayList<>();
    arguments.addAll(List.of(meter.name(), folder.toAbsolutePath().toString(), suite.classPath()));
    arguments.addAll(List.of(extent.owner(), extent.first(), extent.last()));
    arguments.addAll(tests);
    List<String> flags = List.of("-Xmx1g", "-XX:+UseSerialGC");
    ChildJvm child = new ChildJvm(flags, TestsMain.class.getName(), arguments);
    int exit = child.run(folder, MOST);
    if (exit != 0 || !Files.exists(TestsMain.outcomes(folder))) {
      throw new IllegalStateException(
          "the JVM of the tests ended with " + exit + ": " + ChildJvm.endOfLog(folder));
    }
    return Files.readAllLines(TestsMain.outcomes(folder));
  }
}

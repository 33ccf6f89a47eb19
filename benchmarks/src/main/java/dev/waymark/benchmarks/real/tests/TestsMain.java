package dev.waymark.benchmarks.real.tests;

import dev.waymark.benchmarks.real.coverage.ExecutionFile;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.benchmarks.real.coverage.MeasuringLoader;
import dev.waymark.benchmarks.real.coverage.Probes;
import dev.waymark.benchmarks.real.witness.Sighting;
import dev.waymark.benchmarks.real.witness.Witness;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests in this JVM. The arguments: meter, folder for the results, class path of tests and
 * subject, the three parts of an {@link Extent}, test classes.
 */
public final class TestsMain {
  private static final int TESTS = 6;

  private TestsMain() {}

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[1]);
    Extent extent = new Extent(args[3], args[4], args[5]);
    List<String> tests = Arrays.asList(args).subList(TESTS, args.length);
    switch (Meter.valueOf(args[0])) {
      case JACOCO -> runWithJacoco(args[2], extent, tests, folder);
      case OURS -> runWithOurs(args[2], extent, tests, folder);
      case WITNESS -> runWithWitness(args[2], extent, tests, folder);
    }
    Runtime.getRuntime().halt(0);
  }

  private static void runWithJacoco(
      String classPath, Extent extent, List<String> tests, Path folder) throws Exception {
    Probes probes = new Probes();
    ClassLoader parent = TestsMain.class.getClassLoader();
    try (MeasuringLoader loader =
        new MeasuringLoader(ClassPath.split(classPath), extent, probes, parent)) {
      run(loader, tests, folder);
      executions(folder).write(probes.copy());
    }
  }

  private static void runWithOurs(String classPath, Extent extent, List<String> tests, Path folder)
      throws Exception {
    ClassPath classes = ClassPath.parse(classPath);
    Program program = new Program(classes);
    Instrumenter instrumenter = new Instrumenter(program, extent::includes);
    ClassLoader parent = TestsMain.class.getClassLoader();
    run(new InstrumentingLoader(classes, instrumenter, parent), tests, folder);
    Files.write(branches(folder), OwnCoverage.hits(instrumenter.sites()));
  }

  private static void runWithWitness(
      String classPath, Extent extent, List<String> tests, Path folder) throws Exception {
    Witness witness = new Witness(new Program(ClassPath.parse(classPath)));
    ClassLoader parent = TestsMain.class.getClassLoader();
    try (MeasuringLoader loader =
        new MeasuringLoader(ClassPath.split(classPath), extent, witness, parent)) {
      run(loader, tests, folder);
      witness.accept(() -> "tests");
      Files.write(branches(folder), witness.sightings().stream().map(Sighting::branch).toList());
    }
  }

  static ExecutionFile executions(Path folder) {
    return new ExecutionFile(folder.resolve("covered.exec"));
  }

  /** Covered branches, for all meters but JaCoCo's. */
  static Path branches(Path folder) {
    return folder.resolve("branches");
  }

  /** How tests ended. */
  static Path outcomes(Path folder) {
    return folder.resolve("outcomes");
  }

  private static void run(ClassLoader loader, List<String> tests, Path folder)
      throws ClassNotFoundException, IOException {
    Thread.currentThread().setContextClassLoader(loader);
    loader.setDefaultAssertionStatus(true);
    List<Class<?>> classes = new ArrayList<>();
    for (String test : tests) {
      classes.add(Class.forName(test, false, loader));
    }
    OutcomeListener outcomes = new OutcomeListener();
    Launcher launcher = LauncherFactory.create();
    launcher.registerTestExecutionListeners(outcomes);
    launcher.execute(
        LauncherDiscoveryRequestBuilder.request()
            .selectors(classes.stream().map(DiscoverySelectors::selectClass).toList())
            .build());
    Files.write(outcomes(folder), outcomes.lines());
  }
}

package dev.waymark.benchmarks.suite;

import dev.waymark.instrument.Instrumenter;
import dev.waymark.instrument.InstrumentingLoader;
import dev.waymark.probe.run.SelfCheck;
import dev.waymark.program.ClassPath;
import dev.waymark.program.ClassSource;
import dev.waymark.program.Program;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests in this JVM: result file, mode, folder and library of the suite, test classes. */
public final class SuiteMain {
  private static final int TESTS = 4;

  private SuiteMain() {}

  /** Writes a {@link SuiteResult}. */
  public static void main(String[] args) throws Exception {
    Suite suite = new Suite(Path.of(args[2]), args[3]);
    SuiteMode mode = SuiteMode.valueOf(args[1]);
    List<String> tests = Arrays.asList(args).subList(TESTS, args.length);
    if (mode == SuiteMode.MEASURED) {
      Instrumenter instrumenter = TakenBranches.instrumenter(suite);
      SuiteResult result = run(TakenBranches.loader(suite, instrumenter), mode, tests);
      TakenBranches.of(instrumenter).addTo(result).write(Path.of(args[0]));
    } else {
      run(loader(suite, mode), mode, tests).write(Path.of(args[0]));
    }
    System.exit(0);
  }

  private static SuiteResult run(ClassLoader loader, SuiteMode mode, List<String> tests)
      throws ClassNotFoundException {
    Thread.currentThread().setContextClassLoader(loader);
    List<Class<?>> classes = new ArrayList<>();
    for (String test : tests) {
      classes.add(Class.forName(test, false, loader));
    }
    Launcher launcher = LauncherFactory.create();
    Recorder recorder = new Recorder();
    launcher.registerTestExecutionListeners(recorder);
    if (mode == SuiteMode.INSTRUMENTED) {
      launcher.registerTestExecutionListeners(new SymbolicRuns());
    }
    launcher.execute(request(classes));
    return new SuiteResult(recorder.tests(), figures(), SelfCheck.firstMismatch());
  }

  private static LauncherDiscoveryRequest request(List<Class<?>> classes) {
    return LauncherDiscoveryRequestBuilder.request()
        .selectors(classes.stream().map(DiscoverySelectors::selectClass).toList())
        .build();
  }

  private static Map<String, Long> figures() {
    Duration cpu = ProcessHandle.current().info().totalCpuDuration().orElse(Duration.ZERO);
    return Map.of(
        "milliseconds", cpu.toMillis(),
        "symbols", Symbols.created(),
        "runs", Symbols.runs(),
        "checks", SelfCheck.comparisons(),
        "mismatches", SelfCheck.mismatches());
  }

  private static ClassLoader loader(Suite suite, SuiteMode mode)
      throws IOException, URISyntaxException {
    ClassLoader parent = SuiteMain.class.getClassLoader();
    if (mode == SuiteMode.PLAIN) {
      return new InstrumentingLoader(
          new ClassPath(List.of(suite.subject(), suite.users())), null, parent);
    }
    ClassSource symbolic = new SymbolSource(suite.subject());
    return new InstrumentingLoader(
        new ClassPath(List.of(symbolic, suite.users())), instrumenter(suite, symbolic), parent);
  }

  private static Instrumenter instrumenter(Suite suite, ClassSource symbolic)
      throws URISyntaxException {
    var own = SuiteMain.class.getProtectionDomain().getCodeSource().getLocation();
    List<ClassSource> all =
        new ArrayList<>(List.of(symbolic, ClassPath.open(Path.of(own.toURI()))));
    suite.jars().forEach(jar -> all.add(ClassPath.open(jar)));
    Set<String> admitted = new HashSet<>(symbolic.names());
    admitted.add(Symbols.class.getName().replace('.', '/'));
    return new Instrumenter(new Program(new ClassPath(all)), admitted::contains);
  }
}

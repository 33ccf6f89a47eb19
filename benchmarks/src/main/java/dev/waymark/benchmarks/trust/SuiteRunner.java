package dev.waymark.benchmarks.trust;

import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests in this JVM, in random order. */
final class SuiteRunner {
  private static final String ORDER = "org.junit.jupiter.api.MethodOrderer$Random";

  private SuiteRunner() {}

  /**
   * Runs the test classes {@code names}.
   *
   * @return a line for each test: its name, and what went wrong if something did
   */
  static List<String> run(ClassLoader loader, List<String> names) {
    Thread current = Thread.currentThread();
    ClassLoader before = current.getContextClassLoader();
    current.setContextClassLoader(loader);
    try {
      List<Class<?>> classes = new ArrayList<>();
      for (String name : names) {
        classes.add(Class.forName(name, false, loader));
      }
      Lines lines = new Lines();
      Launcher launcher = LauncherFactory.create();
      launcher.registerTestExecutionListeners(lines);
      launcher.execute(
          LauncherDiscoveryRequestBuilder.request()
              .configurationParameter("junit.jupiter.testmethod.order.default", ORDER)
              .configurationParameter("junit.jupiter.execution.order.random.seed", "77")
              .selectors(classes.stream().map(DiscoverySelectors::selectClass).toList())
              .build());
      return lines.all;
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    } finally {
      current.setContextClassLoader(before);
    }
  }

  /** What separates the name of a test from what went wrong. */
  static final String FAILED = " failed: ";

  /** A line for each test. */
  private static final class Lines implements TestExecutionListener {
    private final List<String> all = new ArrayList<>();

    @Override
    public void executionFinished(TestIdentifier test, TestExecutionResult result) {
      if (!test.isTest() && result.getStatus() == TestExecutionResult.Status.SUCCESSFUL) {
        return;
      }
      String name = test.getUniqueId().replaceAll(".*class:([^\\]]+)\\]", "$1 ");
      String why =
          result.getThrowable().map(e -> FAILED + e.toString().replaceAll("\\R", " ")).orElse("");
      all.add(name + why);
    }
  }
}

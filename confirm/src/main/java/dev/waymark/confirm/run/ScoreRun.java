package dev.waymark.confirm.run;

import dev.waymark.probe.Coverage;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * The main class of a JVM that runs a suite once on instrumented code, and writes down what of it
 * happened: the number of tests, of those that failed, and the numbers of outcomes.
 */
public final class ScoreRun implements TestExecutionListener {
  private int tests;
  private int failures;

  private ScoreRun() {}

  /** The file to write, how many outcomes there are, and the classes with tests. */
  public static void main(String[] args) throws IOException {
    ScoreRun run = new ScoreRun();
    List<String> classes = Arrays.asList(args).subList(2, args.length);
    LauncherDiscoveryRequest request =
        LauncherDiscoveryRequestBuilder.request()
            .selectors(classes.stream().map(DiscoverySelectors::selectClass).toList())
            .build();
    LauncherFactory.create().execute(request, run);
    run.write(Path.of(args[0]), Integer.parseInt(args[1]));
    Runtime.getRuntime().halt(0);
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    tests += identifier.isTest() ? 1 : 0;
    failures += result.getStatus() == TestExecutionResult.Status.FAILED ? 1 : 0;
  }

  private void write(Path file, int outcomes) throws IOException {
    try (DataOutputStream out = new DataOutputStream(Files.newOutputStream(file))) {
      out.writeInt(tests);
      out.writeInt(failures);
      for (int i = 0; i < outcomes; i++) {
        if (Coverage.isHit(i)) {
          out.writeInt(i);
        }
      }
      out.writeInt(-1);
    }
  }
}

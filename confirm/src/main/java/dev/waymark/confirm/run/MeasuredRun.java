package dev.waymark.confirm.run;

import dev.waymark.probe.load.ThreadWatch;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/**
 * Runs tests on instrumented classes, after all else. The test classes for a file have classes of
 * their own, so that what they take does not depend on which others there are.
 *
 * <p>It ends the JVM after a test that leaves threads behind, for nobody could tell what they do
 * from what the next test does.
 */
final class MeasuredRun implements TestExecutionListener {
  /** How often to look for a turn of hash codes. */
  private static final int MOST_TURNS = 100;

  private static final int TURNS = 4;
  private static final long FACTOR = 16_807;
  private static final long MODULUS = Integer.MAX_VALUE;

  private final Request request;
  private final ScoreFile scores;
  private final ThreadWatch threads = new ThreadWatch();
  private int repetition;

  MeasuredRun(Request request, ScoreFile scores) {
    this.request = request;
    this.scores = scores;
  }

  void run(OtherWorlds surroundings) throws IOException {
    List<Repetition> repetitions = request.measured().repetitions();
    for (int i = 0; i < repetitions.size(); i++) {
      repetition = i;
      surroundings.change(repetitions.get(i));
      Launcher launcher = TestRun.launcher();
      for (List<Test> each : byFile()) {
        scores.begin(i);
        run(each, repetitions.get(i), launcher);
      }
    }
    scores.end();
  }

  private Iterable<List<Test>> byFile() {
    Map<String, List<Test>> files = new LinkedHashMap<>();
    for (Test test : request.tests()) {
      files.computeIfAbsent(Order.file(test.type()), key -> new ArrayList<>()).add(test);
    }
    return files.values();
  }

  private void run(List<Test> tests, Repetition how, Launcher launcher) throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    URL[] urls = TestRun.urls(request.classPath());
    try (URLClassLoader loader =
        new MeasuringLoader(request.measured().folder(), urls, TestRun.class.getClassLoader())) {
      thread.setContextClassLoader(loader);
      // of tests that are over, listeners hear in reverse order
      launcher.execute(TestRun.discovery(tests, how), this, scores);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Override
  public void executionStarted(TestIdentifier identifier) {
    if (identifier.isTest()) {
      turnHashCodes();
    }
  }

  /**
   * Has the next identity hash code end in other bits than in the repetition before. Where they are
   * random numbers, each of them follows from the one before (Park and Miller, Random number
   * generators: good ones are hard to find); elsewhere this does nothing.
   */
  private void turnHashCodes() {
    boolean isTurned = false;
    for (int i = 0; i < MOST_TURNS && !isTurned; i++) {
      long last = System.identityHashCode(new Object());
      isTurned = FACTOR * last % MODULUS % TURNS == repetition % TURNS;
    }
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    if (identifier.isTest() && !threads.leftBehind().isEmpty()) {
      Runtime.getRuntime().halt(0);
    }
  }
}

package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Runs tests, and drops those that do not pass each time. */
final class Trial {
  private static final int REPETITIONS = 3;

  /** After so many tests that were the end of their JVM, what is left is hardly worth it. */
  private static final int MOST_JVMS = 10;

  private final TestJvm jvm;
  private final long seed;

  public Trial(TestJvm jvm, long seed) {
    this.jvm = jvm;
    this.seed = seed;
  }

  /**
   * Drops tests from {@code suite} until the rest has passed three times in one JVM.
   *
   * @throws IOException if there is no such JVM
   */
  public void run(KeptTests suite) throws IOException {
    boolean isOver = suite.tests().isEmpty();
    for (int count = 1; !isOver && count <= MOST_JVMS; count++) {
      TestJvm.Report report = jvm.run(suite.tests(), seed);
      isOver = isOver(report);
      if (isOver) {
        dropUnstable(suite, report.events());
      } else {
        suite.drop(blamed(report), report.end());
        isOver = suite.tests().isEmpty();
      }
    }
    if (!isOver) {
      suite.tests().forEach(test -> suite.drop(test, "not tried: too many others end the JVM"));
    }
  }

  private static boolean isOver(TestJvm.Report report) {
    List<Event> events = report.events();
    return !events.isEmpty() && events.get(events.size() - 1).kind() == Event.Kind.ENDED;
  }

  /** The test that ran when the JVM ended. */
  private static Test blamed(TestJvm.Report report) throws IOException {
    List<Event> events = report.events();
    for (int i = events.size() - 1; i >= 0; i--) {
      if (!events.get(i).test().method().isEmpty()) {
        return events.get(i).test();
      }
    }
    throw new IOException("the JVM for the tests " + report.end());
  }

  private static void dropUnstable(KeptTests suite, List<Event> events) {
    Map<Test, Integer> passed = new HashMap<>();
    Map<Test, String> failed = new HashMap<>();
    for (Event event : events) {
      if (event.kind() == Event.Kind.PASSED) {
        passed.merge(event.test(), 1, Integer::sum);
      } else if (event.kind() == Event.Kind.FAILED) {
        failed.putIfAbsent(event.test(), event.reason());
      }
    }
    for (Test test : suite.tests()) {
      int times = passed.getOrDefault(test, 0);
      if (times != REPETITIONS) {
        suite.drop(test, reason(times, failure(test, failed)));
      }
    }
  }

  private static String reason(int times, @Nullable String failure) {
    String told = failure == null ? "was not run" : failure;
    return times == 0 ? told : "passes " + times + " times of " + REPETITIONS + ": " + told;
  }

  /** What failed: the test, else its class, else all. */
  private static @Nullable String failure(Test test, Map<Test, String> failed) {
    String own = failed.get(test);
    String ofClass = own == null ? failed.get(new Test(test.type(), "")) : own;
    return ofClass == null ? failed.get(new Test("", "")) : ofClass;
  }
}

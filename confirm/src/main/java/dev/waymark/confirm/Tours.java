package dev.waymark.confirm;

import dev.waymark.confirm.run.Event;
import dev.waymark.confirm.run.Test;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * Sends tests on tours. One that is the end of its JVM is dropped, and the others go again, unless
 * it was the end while it was measured: then only the others are measured again.
 */
final class Tours {
  /** After so many tests that were the end of their JVM, what is left is hardly worth it. */
  private static final int MOST_JVMS = 10;

  private static final int MOST_JVMS_TO_MEASURE = 20;

  private final TestJvm jvm;
  private final SurvivingTests suite;
  private final Scores scores;
  private final List<TourResult> unfinished = new ArrayList<>();

  /** Adds what is measured to {@code scores}. */
  Tours(TestJvm jvm, SurvivingTests suite, Scores scores) {
    this.jvm = jvm;
    this.suite = suite;
    this.scores = scores;
  }

  /**
   * The results of {@code tours}, which are made side by side.
   *
   * @throws IOException if there is no JVM for them, or no time; then {@link #unfinished} tells
   *     what is known
   */
  List<TourResult> results(List<Test> tests, Tour... tours) throws IOException {
    List<TestJvm.Running> running = new ArrayList<>();
    try {
      for (Tour tour : tours) {
        scores.forget(tests, tour);
        running.add(jvm.start(tests, tour));
      }
      List<TourResult> results = new ArrayList<>();
      for (int i = 0; i < tours.length; i++) {
        List<Event> events = events(tests, tours[i], running.get(i));
        results.add(new TourResult(events, tours[i]));
      }
      return results;
    } catch (IOException e) {
      for (int i = 0; i < running.size(); i++) {
        unfinished.add(new TourResult(jvm.soFar(running.get(i), "is not over").events(), tours[i]));
      }
      throw e;
    } finally {
      running.forEach(each -> TestJvm.stop(each.process()));
    }
  }

  /** What happened on tours that came to no end. */
  List<TourResult> unfinished() {
    return unfinished;
  }

  private List<Event> events(List<Test> tests, Tour tour, TestJvm.Running first)
      throws IOException {
    TestJvm.Report report = jvm.report(first);
    scores.add(tour, report);
    for (int jvms = 1; !isOver(report); jvms++) {
      suite.drop(blamed(report), report.end());
      List<Test> rest = new ArrayList<>(tests);
      rest.retainAll(suite.tests());
      if (jvms >= MOST_JVMS) {
        rest.forEach(test -> suite.drop(test, "not tried: too many others end the JVM"));
        rest.clear();
      }
      if (rest.isEmpty()) {
        return List.of();
      }
      report = jvm.report(jvm.start(rest, tour));
      scores.add(tour, report);
    }
    return report.events();
  }

  /**
   * Measures what is missing because a test was the end of its JVM, or left threads in it.
   *
   * @throws IOException if there is no JVM for that
   */
  void complete(Tour tour) throws IOException {
    List<Test> missing = scores.missing(tour);
    boolean isStuck = false;
    for (int jvms = 0; jvms < MOST_JVMS_TO_MEASURE && !missing.isEmpty() && !isStuck; jvms++) {
      scores.add(tour, jvm.report(jvm.start(missing, tour.again())));
      List<Test> left = scores.missing(tour);
      isStuck = left.equals(missing);
      missing = left;
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
}

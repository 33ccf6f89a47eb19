package dev.waymark.confirm.run;

import dev.waymark.probe.Coverage;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;

/** Writes down after each test what happened in instrumented code since the one before. */
final class ScoreFile implements TestExecutionListener {
  /** Nothing is symbolic, and nothing is stopped. */
  private static final RunLimits LIMITS = new RunLimits(Integer.MAX_VALUE, Integer.MAX_VALUE, 0, 0);

  private final DataOutputStream out;
  private final int outcomes;
  private int repetition;

  /** Appends to {@code out}; instrumented code has so many outcomes. */
  ScoreFile(OutputStream out, int outcomes) {
    this.out = new DataOutputStream(out);
    this.outcomes = outcomes;
  }

  /** From now on, events are of this repetition. */
  void begin(int number) {
    repetition = number;
    Coverage.clear(outcomes);
  }

  /** All repetitions are over. */
  void end() {
    write(event(Event.Kind.ENDED, new Test("", ""), ""));
  }

  @Override
  public void executionStarted(TestIdentifier identifier) {
    if (identifier.isTest()) {
      begin(event(Event.Kind.STARTED, EventFile.test(identifier), ""));
    }
  }

  /** Nobody asks for lines. */
  private Event event(Event.Kind kind, Test test, String reason) {
    return new Event(kind, test, repetition, 0, reason).shortened();
  }

  /** Checks are seen in runs alone. */
  private void begin(Event event) {
    try {
      out.write(event.bytes());
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Probe.begin(LIMITS);
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    Probe.end();
    boolean isFailure = result.getStatus() == TestExecutionResult.Status.FAILED;
    if (identifier.isTest() || isFailure) {
      String reason = result.getThrowable().map(EventFile::reason).orElse("");
      write(event(kind(result.getStatus()), EventFile.test(identifier), reason));
    }
  }

  /** A test that is aborted has not passed, but is no failure either. */
  private static Event.Kind kind(TestExecutionResult.Status status) {
    return switch (status) {
      case SUCCESSFUL -> Event.Kind.PASSED;
      case FAILED -> Event.Kind.FAILED;
      case ABORTED -> Event.Kind.THREW;
    };
  }

  /** Writes an event with the outcomes since the last, and forgets them. */
  private void write(Event event) {
    List<Integer> hits = new ArrayList<>();
    for (int i = 0; i < outcomes; i++) {
      if (Coverage.isHit(i)) {
        hits.add(i);
      }
    }
    Coverage.clear(outcomes);
    try {
      out.write(event.bytes());
      out.writeInt(hits.size());
      for (int hit : hits) {
        out.writeInt(hit);
      }
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

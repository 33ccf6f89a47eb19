package dev.waymark.confirm.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.opentest4j.AssertionFailedError;

/** Writes what happens to a file, each event at once. */
final class EventFile implements TestExecutionListener, AutoCloseable {
  private final OutputStream out;
  private int repetition;

  EventFile(Path file) throws IOException {
    this.out = Files.newOutputStream(file);
  }

  /** From now on, events are of this repetition. */
  void begin(int number) {
    repetition = number;
  }

  /** All repetitions are over. */
  void end() {
    append(Event.Kind.ENDED, new Test("", ""), null);
  }

  /** For what follows the events. */
  OutputStream rest() {
    return out;
  }

  @Override
  public void executionStarted(TestIdentifier identifier) {
    if (identifier.isTest()) {
      append(Event.Kind.STARTED, test(identifier), null);
    }
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    Throwable failure = result.getThrowable().orElse(null);
    if (failure instanceof AssertionFailedError) {
      append(Event.Kind.FAILED, test(identifier), failure);
    } else if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
      append(Event.Kind.THREW, test(identifier), failure);
    } else if (identifier.isTest()) {
      append(Event.Kind.PASSED, test(identifier), null);
    }
  }

  static Test test(TestIdentifier identifier) {
    Optional<TestSource> source = identifier.getSource();
    if (source.orElse(null) instanceof MethodSource method) {
      return new Test(method.getClassName(), method.getMethodName());
    }
    return source.orElse(null) instanceof ClassSource type
        ? new Test(type.getClassName(), "")
        : new Test("", "");
  }

  private static String reason(Event.Kind kind, @Nullable Throwable failure) {
    return switch (kind) {
      case FAILED, THREW -> failure == null ? "aborted" : reason(failure);
      default -> "";
    };
  }

  static String reason(Throwable failure) {
    return failure instanceof AssertionFailedError
        ? "assertion failed: " + failure.getMessage()
        : "throws " + failure;
  }

  /** The line of the test's own method that has to do with the failure. */
  private static int line(Test test, @Nullable Throwable failure) {
    return failure == null
        ? 0
        : Arrays.stream(failure.getStackTrace())
            .filter(frame -> frame.getClassName().equals(test.type()))
            .filter(frame -> frame.getMethodName().equals(test.method()))
            .findFirst()
            .map(frame -> Math.max(0, frame.getLineNumber()))
            .orElse(0);
  }

  private void append(Event.Kind kind, Test test, @Nullable Throwable failure) {
    Event event =
        new Event(kind, test, repetition, line(test, failure), reason(kind, failure)).shortened();
    try {
      out.write(event.bytes());
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() throws IOException {
    out.close();
  }
}

package dev.waymark.confirm.run;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
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

  EventFile(Path file) throws IOException {
    this.out = Files.newOutputStream(file);
  }

  @Override
  public void executionStarted(TestIdentifier identifier) {
    if (identifier.isTest()) {
      append(Event.of(Event.Kind.STARTED, test(identifier), ""));
    }
  }

  @Override
  public void executionFinished(TestIdentifier identifier, TestExecutionResult result) {
    if (result.getStatus() != TestExecutionResult.Status.SUCCESSFUL) {
      String reason = result.getThrowable().map(EventFile::reason).orElse("aborted");
      append(Event.of(Event.Kind.FAILED, test(identifier), reason));
    } else if (identifier.isTest()) {
      append(Event.of(Event.Kind.PASSED, test(identifier), ""));
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

  static String reason(Throwable failure) {
    return failure instanceof AssertionFailedError
        ? "assertion failed: " + failure.getMessage()
        : "throws " + failure;
  }

  void append(Event event) {
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

package dev.waymark.target;

import dev.waymark.target.wire.Failure;

/** The target JVM died, hung or could not be started. */
public final class TargetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What went wrong with the JVM. */
  public enum Cause {
    DIED("the target JVM died"),
    /** Someone else has killed it, which code under test can hardly do to itself. */
    KILLED("the target JVM was killed"),
    TIMED_OUT("the run took too long"),
    /** All runs had to end then; this one could have gone on. */
    CUT_SHORT("time was up"),
    UNSTARTED("the target JVM could not be started");

    private final String text;

    Cause(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }

  private final Cause reason;
  private final Failure failure;

  public TargetException(Cause reason, String message) {
    this(reason, Failure.at(message, ""));
  }

  /** As {@code failure} tells. */
  public TargetException(Cause reason, Failure failure) {
    super(failure.message());
    this.reason = reason;
    this.failure = failure;
  }

  /** What is known of it, and where it was. */
  public Failure failure() {
    return failure;
  }

  public Cause reason() {
    return reason;
  }
}

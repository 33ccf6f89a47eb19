package dev.waymark.target;

/** The target JVM died, hung or could not be started. */
public final class TargetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What went wrong with the JVM. */
  public enum Cause {
    DIED,
    TIMED_OUT,
    UNSTARTED
  }

  private final Cause reason;

  public TargetException(Cause reason, String message) {
    super(message);
    this.reason = reason;
  }

  public Cause reason() {
    return reason;
  }
}

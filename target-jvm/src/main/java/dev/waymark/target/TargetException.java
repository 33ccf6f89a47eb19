package dev.waymark.target;

/** The target JVM died, hung or could not be started. */
public final class TargetException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What went wrong with the JVM. */
  public enum Cause {
    DIED("the target JVM died"),
    TIMED_OUT("the run took too long"),
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

  public TargetException(Cause reason, String message) {
    super(message);
    this.reason = reason;
  }

  public Cause reason() {
    return reason;
  }
}

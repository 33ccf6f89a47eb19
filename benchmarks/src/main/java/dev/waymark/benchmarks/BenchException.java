package dev.waymark.benchmarks;

/** Something the user asked for that cannot be done; the message is one line that says why. */
public final class BenchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BenchException(String message) {
    super(message);
  }

  public BenchException(String message, Throwable cause) {
    super(message, cause);
  }
}

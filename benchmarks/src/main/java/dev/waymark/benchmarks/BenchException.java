package dev.waymark.benchmarks;

/** Something the user asked for that cannot be done; the message is one line that says why. */
final class BenchException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  BenchException(String message) {
    super(message);
  }

  BenchException(String message, Throwable cause) {
    super(message, cause);
  }
}

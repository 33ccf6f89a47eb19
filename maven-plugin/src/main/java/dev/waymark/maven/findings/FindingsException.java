package dev.waymark.maven.findings;

/** Results that cannot be read or written; the message says which, in one line. */
public final class FindingsException extends Exception {
  private static final long serialVersionUID = 1L;

  FindingsException(String message) {
    super(message);
  }

  FindingsException(String message, Throwable cause) {
    super(message, cause);
  }
}

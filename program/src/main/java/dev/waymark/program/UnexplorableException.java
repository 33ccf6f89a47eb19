package dev.waymark.program;

/**
 * Code that is there, but that nobody can explore: an unreadable class, a class without methods, a
 * method that tests cannot call.
 */
public final class UnexplorableException extends ProgramException {
  private static final long serialVersionUID = 1L;

  public UnexplorableException(String message) {
    super(message);
  }

  public UnexplorableException(String message, Throwable cause) {
    super(message, cause);
  }
}

package dev.waymark.program;

/**
 * Something about the program under test that Waymark cannot go on with: an unreadable class, a
 * missing method. The message is one line for the user that names the thing and says what to do.
 */
public class ProgramException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ProgramException(String message) {
    super(message);
  }

  public ProgramException(String message, Throwable cause) {
    super(message, cause);
  }
}

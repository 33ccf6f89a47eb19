package dev.waymark.maven.classes;

/** Git does not say what changed; the message is what it says instead, in one line. */
public final class GitException extends Exception {
  private static final long serialVersionUID = 1L;

  GitException(String message) {
    super(message);
  }
}

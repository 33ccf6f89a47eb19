package dev.waymark.target.host;

/** An input could not be made: what makes it has thrown something. */
final class MakingException extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Throwable reason;

  MakingException(Throwable reason) {
    super(reason);
    this.reason = reason;
  }

  /** What was thrown. */
  Throwable reason() {
    return reason;
  }
}

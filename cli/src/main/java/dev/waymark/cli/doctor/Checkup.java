package dev.waymark.cli.doctor;

/**
 * What came of one thing that was tried.
 *
 * @param subject what was tried
 * @param state whether it works
 * @param detail what is there, or what is not there and what to do
 */
public record Checkup(String subject, State state, String detail) {
  /** Whether Waymark can do with it. */
  public enum State {
    OK,
    /** Waymark works, but does less. */
    LESS,
    /** Waymark cannot work. */
    MISSING
  }

  static Checkup ok(String subject, String detail) {
    return new Checkup(subject, State.OK, detail);
  }

  static Checkup less(String subject, String detail) {
    return new Checkup(subject, State.LESS, detail);
  }

  static Checkup missing(String subject, String detail) {
    return new Checkup(subject, State.MISSING, detail);
  }
}

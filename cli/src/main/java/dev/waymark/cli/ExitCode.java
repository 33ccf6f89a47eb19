package dev.waymark.cli;

/** What the process ends with; 10 and up are for findings and missed thresholds. */
final class ExitCode {
  /** Everything asked for was done. */
  static final int DONE = 0;

  /** A bug of Waymark. */
  static final int INTERNAL_ERROR = 1;

  /** Arguments or input that Waymark cannot use; standard error says which and why. */
  static final int USAGE = 2;

  /** An assertion of the code under test is violated. */
  static final int VIOLATED_ASSERTION = 12;

  private ExitCode() {}
}

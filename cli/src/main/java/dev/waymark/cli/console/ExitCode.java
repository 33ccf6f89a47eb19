package dev.waymark.cli.console;

/** What the process ends with; 10 and up are for findings and missed thresholds. */
public final class ExitCode {
  /** Everything asked for was done. */
  public static final int DONE = 0;

  /** A bug of Waymark. */
  public static final int INTERNAL_ERROR = 1;

  /** Arguments or input that Waymark cannot use; standard error says which and why. */
  public static final int USAGE = 2;

  /** The code is there, but none of it could be explored; standard error says why. */
  public static final int NOTHING_EXPLORED = 11;

  /** An {@code assert} of the code is violated, and a test shows it. */
  public static final int ASSERTION_VIOLATED = 12;

  /** Tests were made, and confirmation dropped all of them. */
  public static final int ALL_DROPPED = 13;

  /** {@code waymark doctor} found that something is missing. */
  public static final int SOMETHING_MISSING = 14;

  private ExitCode() {}

  /** The more serious of two. */
  public static int worse(int one, int other) {
    boolean isFirst = one != DONE && (one < other || other == DONE);
    return isFirst ? one : other;
  }
}

package dev.waymark.maven.fork;

/**
 * How a command ended.
 *
 * @param code its exit code
 * @param complaint the last thing that it complained of, in one line; empty if there was none
 */
public record Ending(int code, String complaint) {
  /** The code of a command that has done what it was asked for. */
  public static final int DONE = 0;

  /** There is code, but no test can call it. */
  public static final int NOTHING_EXPLORED = 11;

  /** An assertion of the code is violated, and a test that fails shows it. */
  public static final int ASSERTION_VIOLATED = 12;

  /** No test passes each time. */
  public static final int ALL_DROPPED = 13;
}

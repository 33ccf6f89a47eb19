package dev.waymark.target.process;

import dev.waymark.target.wire.Message;

/**
 * How a target JVM has ended.
 *
 * @param text in words
 * @param isKilled whether someone else has killed it
 */
public record ProcessEnd(String text, boolean isKilled) {
  /** What a process exits with after signal 9. */
  private static final int KILLED_STATUS = 137;

  /** It exited with this status. */
  static ProcessEnd exited(int status) {
    return status == Message.EXIT_THREADS
        ? new ProcessEnd("too many threads", false)
        : new ProcessEnd("exit status " + status, status == KILLED_STATUS);
  }

  /** It has left the report of a crash. */
  static ProcessEnd crashed() {
    return new ProcessEnd("it crashed", false);
  }

  /** It has broken the protocol and is still alive. */
  static ProcessEnd talkingNonsense() {
    return new ProcessEnd("it has sent nonsense", false);
  }

  /** Nobody knows, for the one who waited was interrupted. */
  static ProcessEnd interrupted() {
    return new ProcessEnd("interrupted", false);
  }
}

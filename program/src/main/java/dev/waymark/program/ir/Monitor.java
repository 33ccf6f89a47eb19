package dev.waymark.program.ir;

/**
 * Enters or leaves the monitor of {@code object}. A null check stands in front of entering only:
 * what compiled code leaves it has entered, and so leaving throws by itself if handmade code leaves
 * null.
 */
public record Monitor(Action action, Operand object) implements Statement {
  /** What is done to the monitor. */
  public enum Action {
    ENTER,
    EXIT
  }

  @Override
  public String toString() {
    return "monitor " + (action == Action.ENTER ? "enter " : "exit ") + object;
  }
}

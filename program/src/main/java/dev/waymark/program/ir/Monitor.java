package dev.waymark.program.ir;

/** Enters or leaves the monitor of {@code object}. */
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

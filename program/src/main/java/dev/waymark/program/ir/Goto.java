package dev.waymark.program.ir;

/** Jumps to instruction {@code target}. */
public record Goto(int target) implements Statement {
  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  public boolean endsFlow() {
    return true;
  }

  @Override
  public String toString() {
    return "goto @" + target;
  }
}

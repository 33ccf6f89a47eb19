package dev.waymark.program.ir;

/** Throws {@code exception}; a null check stands in front of it. */
public record Throw(Operand exception) implements Statement {
  @Override
  public boolean endsFlow() {
    return true;
  }

  @Override
  public String toString() {
    return "throw " + exception;
  }
}

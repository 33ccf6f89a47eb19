package dev.waymark.program.ir;

/** The value at position {@code index} of the operand stack, counted in values from the bottom. */
public record Stack(int index, Kind kind) implements Variable {
  @Override
  public String toString() {
    return "s" + index;
  }
}

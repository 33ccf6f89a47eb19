package dev.waymark.program.ir;

/** The length of an array; a null check stands in front of it. */
public record ArrayLength(Operand array) implements Expression {
  @Override
  public String toString() {
    return array + ".length";
  }
}

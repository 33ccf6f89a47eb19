package dev.waymark.program.ir;

/** Reads an array element; null and bounds checks stand in front of it. */
public record GetElement(ElementType type, Operand array, Operand index) implements Expression {
  @Override
  public String toString() {
    return array + "[" + index + "]";
  }
}

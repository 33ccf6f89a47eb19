package dev.waymark.program.ir;

/** {@code array[index] = value}; null, bounds and store checks stand in front of it. */
public record PutElement(ElementType type, Operand array, Operand index, Operand value)
    implements Statement {
  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  public String toString() {
    return array + "[" + index + "] = " + value;
  }
}

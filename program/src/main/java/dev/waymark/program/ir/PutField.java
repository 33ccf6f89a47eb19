package dev.waymark.program.ir;

/** {@code object.field = value}; a null check stands in front of it. */
public record PutField(FieldRef field, Operand object, Operand value) implements Statement {
  @Override
  public boolean canThrow() {
    return false;
  }

  @Override
  public String toString() {
    return object + "." + field.name() + " = " + value;
  }
}

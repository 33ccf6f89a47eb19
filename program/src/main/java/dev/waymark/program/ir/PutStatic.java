package dev.waymark.program.ir;

/** {@code Owner.field = value}, initializing the owner if need be. */
public record PutStatic(FieldRef field, Operand value) implements Statement {
  @Override
  public String toString() {
    return field + " = " + value;
  }
}

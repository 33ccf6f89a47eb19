package dev.waymark.program.ir;

/** Reads an instance field; a {@link Check.Null} of {@code object} stands in front of it. */
public record GetField(FieldRef field, Operand object) implements Expression {
  @Override
  public String toString() {
    return object + "." + field.name();
  }
}

package dev.waymark.program.ir;

/**
 * 1 if {@code object} is a non-null instance of {@code type}, else 0.
 *
 * @param type internal name, or array descriptor
 */
public record InstanceOf(String type, Operand object) implements Expression {
  @Override
  public String toString() {
    return object + " instanceof " + Names.simpleType(type);
  }
}

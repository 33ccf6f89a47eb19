package dev.waymark.program.ir;

/** Reads a static field, initializing its class if need be. */
public record GetStatic(FieldRef field) implements Expression {
  @Override
  public String toString() {
    return field.toString();
  }
}

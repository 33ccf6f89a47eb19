package dev.waymark.program.ir;

/** A fresh, not yet constructed object of the class with internal name {@code type}. */
public record NewObject(String type) implements Expression {
  @Override
  public String toString() {
    return "new " + Names.simpleType(type);
  }
}

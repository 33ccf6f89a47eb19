package dev.waymark.program.ir;

/**
 * The same reference under another static type; a {@link Check.Cast} stands in front of it.
 *
 * @param type internal name, or array descriptor
 */
public record Cast(String type, Operand object) implements Expression {
  @Override
  public String toString() {
    return "(" + Names.simpleType(type) + ") " + object;
  }
}

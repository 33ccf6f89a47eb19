package dev.waymark.program.ir;

/** A negation or conversion. */
public record Unary(UnaryOperator operator, Operand operand) implements Expression {
  @Override
  public String toString() {
    return operator.symbol() + operand;
  }
}

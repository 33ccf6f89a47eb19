package dev.waymark.program.ir;

/** An arithmetic, shift or bit operation, or a three-way comparison. */
public record Binary(BinaryOperator operator, Operand left, Operand right) implements Expression {
  @Override
  public String toString() {
    return operator.isComparison()
        ? operator.symbol() + "(" + left + ", " + right + ")"
        : left + " " + operator.symbol() + " " + right;
  }
}

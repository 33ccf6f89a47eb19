package dev.waymark.program.branch;

import dev.waymark.program.branch.JavaText.Flavor;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.Operand;
import org.jspecify.annotations.Nullable;

/** Operands as Java, and where they come from, for others than branches. */
public final class OperandText {
  private final ExpressionText expressions;

  public OperandText(Cfg cfg, Dominators dominators) {
    this.expressions = new ExpressionText(cfg, dominators);
  }

  /** {@code operand} as it is before {@code statement}, in parentheses if it is no single word. */
  public String of(Operand operand, int statement) {
    return ConditionText.shorten(expressions.of(operand, statement).inside(JavaText.UNARY));
  }

  /** Whether the operand is known to be a boolean, and not a number. */
  public boolean isBoolean(Operand operand, int statement) {
    return expressions.of(operand, statement).type() == Flavor.BOOLEAN;
  }

  /** Whether the operand is known to be a char. */
  public boolean isChar(Operand operand, int statement) {
    return expressions.of(operand, statement).type() == Flavor.CHAR;
  }

  /** What {@code operand} was assigned; null if unknown. */
  public @Nullable Expression origin(Operand operand, int statement) {
    return expressions.definingExpression(operand, statement);
  }
}

package dev.waymark.path.statement;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Unary;
import java.util.List;

/** The operands of expressions, in order. */
public final class ExpressionOperands {
  private ExpressionOperands() {}

  public static List<Operand> of(Expression expression) {
    if (expression instanceof Operand operand) {
      return List.of(operand);
    }
    if (expression instanceof Binary binary) {
      return List.of(binary.left(), binary.right());
    }
    if (expression instanceof Unary unary) {
      return List.of(unary.operand());
    }
    if (expression instanceof GetElement get) {
      return List.of(get.array(), get.index());
    }
    if (expression instanceof GetField get) {
      return List.of(get.object());
    }
    if (expression instanceof ArrayLength length) {
      return List.of(length.array());
    }
    if (expression instanceof InstanceOf test) {
      return List.of(test.object());
    }
    if (expression instanceof Cast cast) {
      return List.of(cast.object());
    }
    return expression instanceof NewArray fresh ? fresh.lengths() : List.of();
  }
}

package dev.waymark.program.label;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Unary;
import java.util.List;

/** The operands that a statement takes, but for receivers and what checks look at. */
final class Operands {
  private Operands() {}

  static List<? extends Operand> of(Statement statement) {
    if (statement instanceof Assign assign) {
      return of(assign.value());
    }
    if (statement instanceof Call call) {
      return call.arguments();
    }
    if (statement instanceof If jump) {
      return List.of(jump.left(), jump.right());
    }
    if (statement instanceof Switch jump) {
      return List.of(jump.key());
    }
    return statement instanceof Return leave && leave.value() != null
        ? List.of(leave.value())
        : written(statement);
  }

  private static List<Operand> written(Statement statement) {
    if (statement instanceof PutField put) {
      return List.of(put.value());
    }
    if (statement instanceof PutStatic put) {
      return List.of(put.value());
    }
    return statement instanceof PutElement put ? List.of(put.index(), put.value()) : List.of();
  }

  private static List<Operand> of(Expression value) {
    if (value instanceof Operand operand) {
      return List.of(operand);
    }
    if (value instanceof Binary binary) {
      return List.of(binary.left(), binary.right());
    }
    if (value instanceof Unary unary) {
      return List.of(unary.operand());
    }
    if (value instanceof NewArray array) {
      return array.lengths();
    }
    if (value instanceof GetField get) {
      return List.of(get.object());
    }
    if (value instanceof ArrayLength length) {
      return List.of(length.array());
    }
    return value instanceof GetElement get ? List.of(get.array(), get.index()) : List.of();
  }
}

package dev.waymark.program.ir;

import java.util.List;

/** The operands that a statement takes, but for receivers and arrays. */
public final class Operands {
  private Operands() {}

  /** What {@code statement} takes; not what its checks look at, for they are statements, too. */
  public static List<Operand> of(Statement statement) {
    if (statement instanceof Assign assign) {
      return of(assign.value());
    }
    if (statement instanceof Invoke call) {
      return call.arguments();
    }
    if (statement instanceof InvokeDynamic call) {
      return call.arguments();
    }
    if (statement instanceof If jump) {
      return List.of(jump.left(), jump.right());
    }
    return statement instanceof Check check ? checked(check) : others(statement);
  }

  private static List<Operand> others(Statement statement) {
    if (statement instanceof Switch jump) {
      return List.of(jump.key());
    }
    if (statement instanceof Return leave && leave.value() != null) {
      return List.of(leave.value());
    }
    if (statement instanceof PutField put) {
      return List.of(put.value());
    }
    if (statement instanceof PutStatic put) {
      return List.of(put.value());
    }
    return statement instanceof PutElement put ? List.of(put.index(), put.value()) : List.of();
  }

  private static List<Operand> checked(Check check) {
    if (check instanceof Check.Divisor divisor) {
      return List.of(divisor.divisor());
    }
    return check instanceof Check.Size size ? size.lengths() : List.of();
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
    return value instanceof GetElement get ? List.of(get.index()) : List.of();
  }
}

package dev.waymark.bidirectional.backward;

import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;

/** What operands of a statement are copies of, made in its block just before it. */
final class Copies {
  private final Code code;
  private final int index;
  private final int first;

  Copies(MethodModel method, int index) {
    Cfg cfg = method.cfg();
    this.code = cfg.code();
    this.index = index;
    this.first = cfg.block(cfg.blockOf(code.instructionOf(index))).firstStatement();
  }

  /** What has the same value as {@code operand}: a local or a constant, if that is known. */
  Operand origin(Operand operand) {
    return operand instanceof Stack ? origin(operand, index) : operand;
  }

  private Operand origin(Operand operand, int before) {
    for (int i = before - 1; i >= first && isPlain(code.statement(i)); i--) {
      if (code.statement(i) instanceof Assign assign) {
        if (assign.target().equals(operand)) {
          return assign.value() instanceof Operand copied ? resolved(operand, copied, i) : operand;
        }
        if (assign.target() instanceof Local) {
          return operand;
        }
      }
    }
    return operand;
  }

  /** A copy on the stack may have been overwritten since. */
  private Operand resolved(Operand operand, Operand copied, int at) {
    Operand source = copied instanceof Stack ? origin(copied, at) : copied;
    return source instanceof Stack ? operand : source;
  }

  private static boolean isPlain(Statement statement) {
    return statement instanceof Assign || statement instanceof Check;
  }
}

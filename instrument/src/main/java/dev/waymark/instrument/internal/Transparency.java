package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;

/**
 * Which instructions surely pass control on, unless a check fails that is noted. Not those that
 * call or load code, allocate, or jump back, where the budget may end.
 */
final class Transparency {
  private static final int NONE = -1;

  private final Code code;
  private final int firstNoted;

  /** Failures of checks are noted from instruction {@code firstNoted} on. */
  Transparency(Code code, int firstNoted) {
    this.code = code;
    this.firstNoted = firstNoted;
  }

  /** The instruction that surely follows; -1 if there is none. */
  int next(int instruction) {
    int next = instruction + 1;
    for (int s = code.firstStatement(instruction); s < code.endStatement(instruction); s++) {
      Statement statement = code.statement(s);
      if (statement instanceof Goto jump) {
        next = jump.target() > instruction ? jump.target() : NONE;
      } else if (!passes(statement, instruction)) {
        return NONE;
      }
    }
    return next;
  }

  private boolean passes(Statement statement, int instruction) {
    return (statement instanceof Assign assign && isPlain(assign.value()))
        || statement instanceof PutElement
        || (statement instanceof PutField put && isOwn(put.field()))
        || (statement instanceof PutStatic put && isOwn(put.field()))
        || (statement instanceof Check && instruction >= firstNoted);
  }

  private boolean isPlain(Expression value) {
    return value instanceof Variable
        || value instanceof NumberConstant
        || value instanceof NullConstant
        || value instanceof Binary
        || value instanceof Unary
        || value instanceof GetElement
        || value instanceof ArrayLength
        || (value instanceof GetField get && isOwn(get.field()))
        || (value instanceof GetStatic get && isOwn(get.field()));
  }

  /** Whether no class needs to be loaded for the field. */
  private boolean isOwn(FieldRef field) {
    return field.owner().equals(code.method().owner());
  }
}

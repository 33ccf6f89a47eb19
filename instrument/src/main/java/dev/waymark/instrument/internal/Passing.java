package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.NullConstant;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.Variable;

/**
 * Methods that do no more than compute, read and write: they do not branch, but for checks that may
 * fail, and no other method runs before they end. Most accessors are such.
 */
final class Passing {
  private Passing() {}

  /** Whether the method with this code is one. */
  static boolean includes(Code code) {
    return code.handlers().isEmpty() && code.statements().stream().allMatch(Passing::isPlain);
  }

  private static boolean isPlain(Statement statement) {
    return statement instanceof Check
        || statement instanceof PutField
        || statement instanceof PutElement
        || statement instanceof Return
        || (statement instanceof Assign assign && isPlain(assign.value()));
  }

  private static boolean isPlain(Expression value) {
    return value instanceof Variable
        || value instanceof NumberConstant
        || value instanceof NullConstant
        || value instanceof Binary
        || value instanceof Unary
        || value instanceof GetField
        || value instanceof GetElement
        || value instanceof ArrayLength;
  }
}

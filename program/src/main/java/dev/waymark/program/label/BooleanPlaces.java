package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.OperandText;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.LocalName;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import org.objectweb.asm.Type;

/**
 * Which ints of the bytecode are booleans of the source: those that come from one, and those that
 * go where only a boolean can.
 */
final class BooleanPlaces {
  private static final String BOOLEAN = "Z";

  private final MethodModel method;
  private final Code code;
  private final OperandText texts;

  BooleanPlaces(MethodModel method, OperandText texts) {
    this.method = method;
    this.code = method.code();
    this.texts = texts;
  }

  /** Whether {@code operand} of the statement with this index is a boolean. */
  boolean include(Operand operand, int statement) {
    return texts.isBoolean(operand, statement)
        || isTaken(operand, code.statement(statement), statement);
  }

  private boolean isTaken(Operand operand, Statement statement, int index) {
    if (statement instanceof Return) {
      return method.descriptor().endsWith(")" + BOOLEAN);
    }
    if (statement instanceof PutField put) {
      return put.field().descriptor().equals(BOOLEAN);
    }
    if (statement instanceof PutStatic put) {
      return put.field().descriptor().equals(BOOLEAN);
    }
    if (statement instanceof If jump) {
      return texts.isBoolean(jump.left(), index) || texts.isBoolean(jump.right(), index);
    }
    return statement instanceof Invoke call
        ? isArgument(operand, call)
        : statement instanceof Assign assign
            && assign.target() instanceof Local local
            && isVariable(local, index);
  }

  private static boolean isArgument(Operand operand, Invoke call) {
    int place = call.arguments().indexOf(operand);
    Type[] types = Type.getArgumentTypes(call.method().descriptor());
    return place >= 0 && place < types.length && types[place].getSort() == Type.BOOLEAN;
  }

  /** A variable is in scope only after it was assigned. */
  private boolean isVariable(Local local, int statement) {
    LocalName name = code.nameOf(local.index(), code.instructionOf(statement) + 1);
    return name != null && name.descriptor().equals(BOOLEAN);
  }
}

package dev.waymark.explore.verdict;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Operands;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;

/** Where code prints to a standard stream: it reads the field, and calls what it finds there. */
final class StandardStreams {
  private StandardStreams() {}

  /** Whether the statement reads such a field for that alone. Linear in what stands between. */
  static boolean isPrintedTo(Code code, int statement) {
    if (!(code.statement(statement) instanceof Assign read
        && read.value() instanceof GetStatic get
        && isStream(get.field()))) {
      return false;
    }
    for (int i = statement + 1; i < code.statements().size(); i++) {
      Statement next = code.statement(i);
      if (next instanceof Invoke call && read.target().equals(call.receiver())) {
        return !call.arguments().contains(read.target());
      }
      if (uses(next, read.target())) {
        return false;
      }
    }
    return false;
  }

  private static boolean isStream(FieldRef field) {
    return field.owner().equals("java/lang/System")
        && field.descriptor().equals("Ljava/io/PrintStream;");
  }

  private static boolean uses(Statement statement, Variable slot) {
    boolean isWritten = statement instanceof Assign assign && assign.target().equals(slot);
    return isWritten || (!(statement instanceof Check) && Operands.of(statement).contains(slot));
  }
}

package dev.waymark.bidirectional.backward;

import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Statement;
import org.jspecify.annotations.Nullable;

/** Which statement of the same block gave an operand its value. */
public final class LastWrite {
  private LastWrite() {}

  /** The statement that wrote {@code operand} last before {@code index}; null if none is known. */
  static @Nullable Statement of(MethodModel method, int index, Operand operand) {
    int at = index(method, index, operand);
    return at < 0 ? null : method.code().statement(at);
  }

  /** The same as an index; -1 if none is known. */
  public static int index(MethodModel method, int index, Operand operand) {
    Cfg cfg = method.cfg();
    int first = cfg.block(cfg.blockOf(cfg.code().instructionOf(index))).firstStatement();
    for (int i = index - 1; i >= first; i--) {
      Statement each = cfg.code().statement(i);
      if ((each instanceof Assign assign && assign.target().equals(operand))
          || (each instanceof Call call && operand.equals(call.result()))) {
        return i;
      }
    }
    return -1;
  }

  /** The expression that {@code operand} has its value from; itself if that is not known. */
  public static Expression value(MethodModel method, int index, Operand operand) {
    return of(method, index, operand) instanceof Assign assign ? assign.value() : operand;
  }
}

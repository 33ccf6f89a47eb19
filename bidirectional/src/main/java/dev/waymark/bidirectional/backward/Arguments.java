package dev.waymark.bidirectional.backward;

import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Operand;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which operands of a call the locals of its callee begin with. */
final class Arguments {
  private final Map<Integer, Operand> byLocal = new HashMap<>();

  Arguments(MethodModel callee, Invoke call) {
    int local = 0;
    if (!callee.isStatic() && call.receiver() != null) {
      byLocal.put(local++, call.receiver());
    }
    for (Operand each : call.arguments()) {
      byLocal.put(local, each);
      local += each.kind().words();
    }
  }

  /** The operand; null if the local is no parameter. */
  @Nullable Operand at(int local) {
    return byLocal.get(local);
  }
}

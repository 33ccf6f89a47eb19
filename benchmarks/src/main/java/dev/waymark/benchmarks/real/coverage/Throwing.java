package dev.waymark.benchmarks.real.coverage;

import java.util.Set;
import org.objectweb.asm.Opcodes;

/** Instructions without operands that may end with an exception that nobody wrote. */
final class Throwing {
  private static final Set<Integer> OTHERS =
      Set.of(
          Opcodes.IDIV,
          Opcodes.LDIV,
          Opcodes.IREM,
          Opcodes.LREM,
          Opcodes.ARRAYLENGTH,
          Opcodes.MONITORENTER,
          Opcodes.MONITOREXIT);

  private Throwing() {}

  static boolean isPossible(int opcode) {
    boolean isArrayAccess =
        (Opcodes.IALOAD <= opcode && opcode <= Opcodes.SALOAD)
            || (Opcodes.IASTORE <= opcode && opcode <= Opcodes.SASTORE);
    return isArrayAccess || OTHERS.contains(opcode);
  }
}

package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.NumberConstant;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Loads, stores and increments of local variables. */
final class LocalLifter {
  private static final Kind[] KINDS = Kind.values();

  private LocalLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    if (instruction instanceof IincInsnNode increment) {
      increment(increment, out);
      return;
    }
    int opcode = instruction.getOpcode();
    int index = ((VarInsnNode) instruction).var;
    if (opcode <= Opcodes.ALOAD) {
      out.load(new Local(index, KINDS[opcode - Opcodes.ILOAD]));
    } else {
      out.store(new Local(index, KINDS[opcode - Opcodes.ISTORE]));
    }
  }

  private static void increment(IincInsnNode increment, Emitter out) {
    Local local = new Local(increment.var, Kind.INT);
    NumberConstant step = NumberConstant.of(increment.incr);
    out.facts().local(increment.var, Fact.NOTHING);
    out.emit(new Assign(local, new Binary(BinaryOperator.IADD, local, step)));
  }
}

package dev.waymark.program.internal.lift;

import org.objectweb.asm.tree.AbstractInsnNode;

/** Turns one instruction of a family into statements and follows its effect on the stack. */
@FunctionalInterface
interface InstructionLifter {
  void lift(AbstractInsnNode instruction, Emitter out);
}

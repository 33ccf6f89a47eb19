package dev.waymark.program.internal.lift;

import org.objectweb.asm.Opcodes;

/** Which lifter takes which opcode. */
final class LifterFamilies {
  private static final InstructionLifter[] BY_OPCODE = new InstructionLifter[Opcodes.IFNONNULL + 1];

  static {
    range(Opcodes.NOP, Opcodes.NOP, (instruction, out) -> {});
    range(Opcodes.ACONST_NULL, Opcodes.LDC, ConstantLifter::lift);
    range(Opcodes.ILOAD, Opcodes.ALOAD, LocalLifter::lift);
    range(Opcodes.IALOAD, Opcodes.SALOAD, ArrayLifter::lift);
    range(Opcodes.ISTORE, Opcodes.ASTORE, LocalLifter::lift);
    range(Opcodes.IASTORE, Opcodes.SASTORE, ArrayLifter::lift);
    range(Opcodes.POP, Opcodes.SWAP, StackLifter::lift);
    range(Opcodes.IADD, Opcodes.LXOR, ArithmeticLifter::lift);
    range(Opcodes.IINC, Opcodes.IINC, LocalLifter::lift);
    range(Opcodes.I2L, Opcodes.DCMPG, ArithmeticLifter::lift);
    range(Opcodes.IFEQ, Opcodes.GOTO, JumpLifter::lift);
    range(Opcodes.TABLESWITCH, Opcodes.LOOKUPSWITCH, JumpLifter::lift);
    range(Opcodes.IRETURN, Opcodes.RETURN, JumpLifter::lift);
    range(Opcodes.GETSTATIC, Opcodes.PUTFIELD, FieldLifter::lift);
    range(Opcodes.INVOKEVIRTUAL, Opcodes.INVOKEDYNAMIC, CallLifter::lift);
    range(Opcodes.NEW, Opcodes.NEW, ObjectLifter::lift);
    range(Opcodes.NEWARRAY, Opcodes.ARRAYLENGTH, ArrayLifter::lift);
    range(Opcodes.ATHROW, Opcodes.ATHROW, JumpLifter::lift);
    range(Opcodes.CHECKCAST, Opcodes.MONITOREXIT, ObjectLifter::lift);
    range(Opcodes.MULTIANEWARRAY, Opcodes.MULTIANEWARRAY, ArrayLifter::lift);
    range(Opcodes.IFNULL, Opcodes.IFNONNULL, JumpLifter::lift);
  }

  private LifterFamilies() {}

  private static void range(int first, int last, InstructionLifter lifter) {
    java.util.Arrays.fill(BY_OPCODE, first, last + 1, lifter);
  }

  /** The lifter for {@code opcode}; JSR and RET have none, for they are inlined before. */
  static InstructionLifter of(int opcode) {
    InstructionLifter lifter = BY_OPCODE[opcode];
    if (lifter == null) {
      throw new IllegalStateException("opcode " + opcode + " in a method after inlining");
    }
    return lifter;
  }
}

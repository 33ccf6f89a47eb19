package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Unary;
import dev.waymark.program.ir.UnaryOperator;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** IADD to LXOR, conversions and three-way comparisons. The operator tables follow opcode order. */
final class ArithmeticLifter {
  private static final BinaryOperator[] BINARY = BinaryOperator.values();
  private static final UnaryOperator[] UNARY = UnaryOperator.values();
  private static final int FIRST_SHIFT = List.of(BINARY).indexOf(BinaryOperator.ISHL);
  private static final int FIRST_COMPARISON = List.of(BINARY).indexOf(BinaryOperator.LCMP);
  private static final int FIRST_CONVERSION = List.of(UNARY).indexOf(UnaryOperator.I2L);

  private ArithmeticLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    int opcode = instruction.getOpcode();
    if (opcode >= Opcodes.LCMP) {
      binary(BINARY[opcode - Opcodes.LCMP + FIRST_COMPARISON], out);
    } else if (opcode >= Opcodes.I2L) {
      unary(UNARY[opcode - Opcodes.I2L + FIRST_CONVERSION], out);
    } else if (opcode >= Opcodes.ISHL) {
      binary(BINARY[opcode - Opcodes.ISHL + FIRST_SHIFT], out);
    } else if (opcode >= Opcodes.INEG) {
      unary(UNARY[opcode - Opcodes.INEG], out);
    } else {
      binary(BINARY[opcode - Opcodes.IADD], out);
    }
  }

  private static void unary(UnaryOperator operator, Emitter out) {
    Stack operand = out.pop();
    out.push(operator.result(), new Unary(operator, operand));
  }

  private static void binary(BinaryOperator operator, Emitter out) {
    Stack right = out.pop();
    Stack left = out.pop();
    if (operator.needsDivisorCheck()) {
      out.checkDivisor(right);
    }
    out.push(operator.result(), new Binary(operator, left, right));
  }
}

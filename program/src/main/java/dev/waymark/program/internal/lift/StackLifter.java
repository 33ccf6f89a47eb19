package dev.waymark.program.internal.lift;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * POP to SWAP, as moves between stack positions. A duplication copies the top one or two values (a
 * two-word value counts as two) above themselves, and inserts the copy below what the instruction
 * skips.
 */
final class StackLifter {
  private StackLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    switch (instruction.getOpcode()) {
      case Opcodes.POP -> out.pop();
      case Opcodes.POP2 -> out.pop(valuesInWords(2, 0, out));
      case Opcodes.SWAP -> swap(out);
      case Opcodes.DUP -> duplicate(1, 0, out);
      case Opcodes.DUP_X1 -> duplicate(1, 1, out);
      case Opcodes.DUP_X2 -> duplicate(1, valuesInWords(2, 1, out), out);
      default -> duplicateTwoWords(instruction.getOpcode(), out);
    }
  }

  private static void duplicateTwoWords(int opcode, Emitter out) {
    int copied = valuesInWords(2, 0, out);
    int skippedWords = opcode - Opcodes.DUP2;
    duplicate(copied, skippedWords == 0 ? 0 : valuesInWords(skippedWords, copied, out), out);
  }

  /** How many values fill {@code words} words of the stack below the {@code depth} top values. */
  private static int valuesInWords(int words, int depth, Emitter out) {
    int values = 0;
    int left = words;
    while (left > 0) {
      left -= out.peek(depth + values).kind().words();
      values++;
    }
    return values;
  }

  /** Copies the top {@code count} values and puts the copy below {@code count + skipped} values. */
  private static void duplicate(int count, int skipped, Emitter out) {
    int top = out.height();
    for (int i = top - 1; i >= top - count - skipped; i--) {
      out.move(i, i + count);
    }
    if (skipped > 0) {
      for (int i = 0; i < count; i++) {
        out.move(top + i, top - count - skipped + i);
      }
    }
    out.height(top + count);
  }

  private static void swap(Emitter out) {
    int top = out.height();
    out.move(top - 1, top);
    out.move(top - 2, top - 1);
    out.move(top, top - 2);
  }
}

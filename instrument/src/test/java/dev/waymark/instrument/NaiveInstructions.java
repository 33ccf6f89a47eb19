package dev.waymark.instrument;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Instruction coverage by its definition: each instruction notes that control comes to it. */
final class NaiveInstructions {
  private NaiveInstructions() {}

  /** The inputs, by index, that come to each instruction of {@code method}. */
  static List<BitSet> of(String method) {
    List<BitSet> covering = new ArrayList<>();
    List<List<Integer>> notes =
        Mutant.notes(method, node -> note(node).forEach(each -> covering.add(new BitSet())));
    for (int i = 0; i < notes.size(); i++) {
      for (int instruction : notes.get(i)) {
        covering.get(instruction).set(i);
      }
    }
    return covering;
  }

  /** Has all instructions noted, and gives them. */
  private static List<AbstractInsnNode> note(MethodNode method) {
    List<AbstractInsnNode> noted = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each.getOpcode() >= 0) {
        IntInsnNode number = new IntInsnNode(Opcodes.SIPUSH, noted.size());
        method.instructions.insertBefore(each, Mutant.noteConstant(number));
        noted.add(each);
      }
    }
    return noted;
  }
}

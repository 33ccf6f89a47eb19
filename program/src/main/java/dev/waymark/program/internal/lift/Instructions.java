package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.LocalName;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** The real instructions of a method, numbered, and what its labels mean in these numbers. */
final class Instructions {
  private final MethodNode method;
  private final List<AbstractInsnNode> real = new ArrayList<>();
  private final int[] indexes;
  private final int[] lines;
  private final BitSet jumpTargets = new BitSet();
  private final BitSet handlerTargets = new BitSet();
  private final List<Handler> handlers = new ArrayList<>();

  Instructions(MethodNode method) {
    this.method = method;
    this.indexes = new int[method.instructions.size()];
    number();
    this.lines = new int[real.size()];
    markLines();
    real.forEach(this::markTargets);
    method.tryCatchBlocks.forEach(this::addHandler);
  }

  private void number() {
    int position = 0;
    for (AbstractInsnNode node : method.instructions) {
      indexes[position++] = real.size();
      if (node.getOpcode() >= 0) {
        real.add(node);
      }
    }
  }

  private void markLines() {
    int line = 0;
    int position = 0;
    for (AbstractInsnNode node : method.instructions) {
      if (node instanceof LineNumberNode mark) {
        line = mark.line;
      } else if (node.getOpcode() >= 0) {
        lines[indexes[position]] = line;
      }
      position++;
    }
  }

  private void markTargets(AbstractInsnNode node) {
    if (node instanceof JumpInsnNode jump) {
      jumpTargets.set(indexOf(jump.label));
    } else if (node instanceof TableSwitchInsnNode table) {
      markAll(table.labels, table.dflt);
    } else if (node instanceof LookupSwitchInsnNode lookup) {
      markAll(lookup.labels, lookup.dflt);
    }
  }

  private void markAll(List<LabelNode> labels, LabelNode defaultLabel) {
    labels.forEach(label -> jumpTargets.set(indexOf(label)));
    jumpTargets.set(indexOf(defaultLabel));
  }

  /** Rows that cover no instruction say nothing and are left out. */
  private void addHandler(TryCatchBlockNode block) {
    int start = indexOf(block.start);
    int end = indexOf(block.end);
    if (start < end) {
      int target = indexOf(block.handler);
      handlerTargets.set(target);
      handlers.add(new Handler(start, end, target, block.type));
    }
  }

  int count() {
    return real.size();
  }

  AbstractInsnNode get(int index) {
    return real.get(index);
  }

  /** The index of the first real instruction at or after {@code label}. */
  int indexOf(LabelNode label) {
    return indexes[method.instructions.indexOf(label)];
  }

  int[] lines() {
    return lines;
  }

  List<Handler> handlers() {
    return handlers;
  }

  boolean isHandler(int index) {
    return handlerTargets.get(index);
  }

  boolean isJumpTarget(int index) {
    return jumpTargets.get(index);
  }

  /** Whether control may pass from the instruction before {@code index} on to it. */
  boolean isFallenInto(int index) {
    if (index == 0) {
      return false;
    }
    int before = real.get(index - 1).getOpcode();
    boolean leaves = Opcodes.GOTO <= before && before <= Opcodes.RETURN;
    return !leaves && before != Opcodes.ATHROW;
  }

  /** Where paths may join: jump targets and handlers. */
  BitSet joins() {
    BitSet joins = (BitSet) jumpTargets.clone();
    joins.or(handlerTargets);
    return joins;
  }

  List<LocalName> names() {
    List<LocalName> names = new ArrayList<>();
    if (method.localVariables != null) {
      for (LocalVariableNode v : method.localVariables) {
        names.add(new LocalName(v.index, indexOf(v.start), indexOf(v.end), v.name, v.desc));
      }
    }
    return names;
  }
}

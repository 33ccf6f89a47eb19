package dev.waymark.instrument;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Some conditions of a method that follow each other, compiled anew with other connectives. The
 * first one is evaluated in any case. The last one jumps if it is false.
 */
final class ConnectiveMutant {
  private final MethodNode method;
  private final List<Leaf> leaves = new ArrayList<>();
  private final int first;

  private ConnectiveMutant(MethodNode method, List<Spec> specs) {
    this.method = method;
    this.first = method.maxLocals;
    List<JumpInsnNode> jumps = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof JumpInsnNode jump && jump.getOpcode() != Opcodes.GOTO) {
        jumps.add(jump);
      }
    }
    specs.forEach(spec -> leaves.add(new Leaf(spec, jumps.get(spec.jump))));
  }

  /**
   * A condition: a conditional jump by its number, and how many instructions are before it that
   * push what it compares.
   */
  record Spec(int jump, int operands, When when) {}

  /** When a condition jumps. */
  enum When {
    TRUE,
    FALSE
  }

  /** Code that goes to one of two places. */
  interface Part {
    void emit(InsnList code, LabelNode whenTrue, LabelNode whenFalse);
  }

  /** Puts conditions together. */
  interface Whole {
    Part of(List<Part> leaves);
  }

  static Part and(Part left, Part right) {
    return (code, whenTrue, whenFalse) -> {
      LabelNode next = new LabelNode();
      left.emit(code, next, whenFalse);
      code.add(next);
      right.emit(code, whenTrue, whenFalse);
    };
  }

  static Part or(Part left, Part right) {
    return (code, whenTrue, whenFalse) -> {
      LabelNode next = new LabelNode();
      left.emit(code, whenTrue, next);
      code.add(next);
      right.emit(code, whenTrue, whenFalse);
    };
  }

  static Part yes() {
    return (code, whenTrue, whenFalse) -> code.add(new JumpInsnNode(Opcodes.GOTO, whenTrue));
  }

  static Part no() {
    return (code, whenTrue, whenFalse) -> code.add(new JumpInsnNode(Opcodes.GOTO, whenFalse));
  }

  /** What a method notes: whether {@code whole}, in place of the conditions, is true. */
  static List<List<Integer>> notes(String name, List<Spec> specs, Whole whole) {
    return Mutant.notes(name, method -> new ConnectiveMutant(method, specs).apply(whole));
  }

  private void apply(Whole whole) {
    List<Part> parts = new ArrayList<>(leaves);
    parts.set(0, this::rememberedFirst);
    InsnList code = new InsnList();
    rememberFirst(code);
    LabelNode whenTrue = new LabelNode();
    LabelNode whenFalse = new LabelNode();
    whole.of(parts).emit(code, whenTrue, whenFalse);
    code.add(whenFalse);
    code.add(Mutant.noteConstant(new InsnNode(Opcodes.ICONST_0)));
    code.add(new JumpInsnNode(Opcodes.GOTO, leaves.get(leaves.size() - 1).jump.label));
    code.add(whenTrue);
    code.add(Mutant.noteConstant(new InsnNode(Opcodes.ICONST_1)));
    method.instructions.insertBefore(leaves.get(0).operands.get(0), code);
    leaves.forEach(leaf -> leaf.remove(method));
  }

  private void rememberFirst(InsnList code) {
    LabelNode yes = new LabelNode();
    LabelNode no = new LabelNode();
    LabelNode end = new LabelNode();
    leaves.get(0).emit(code, yes, no);
    code.add(yes);
    code.add(new InsnNode(Opcodes.ICONST_1));
    code.add(new JumpInsnNode(Opcodes.GOTO, end));
    code.add(no);
    code.add(new InsnNode(Opcodes.ICONST_0));
    code.add(end);
    code.add(new VarInsnNode(Opcodes.ISTORE, first));
  }

  private void rememberedFirst(InsnList code, LabelNode whenTrue, LabelNode whenFalse) {
    code.add(new VarInsnNode(Opcodes.ILOAD, first));
    code.add(new JumpInsnNode(Opcodes.IFNE, whenTrue));
    code.add(new JumpInsnNode(Opcodes.GOTO, whenFalse));
  }

  private static final class Leaf implements Part {
    private final Spec spec;
    private final JumpInsnNode jump;
    private final List<AbstractInsnNode> operands = new ArrayList<>();

    Leaf(Spec spec, JumpInsnNode jump) {
      this.spec = spec;
      this.jump = jump;
      AbstractInsnNode at = jump.getPrevious();
      while (operands.size() < spec.operands) {
        if (at.getOpcode() >= 0) {
          operands.add(0, at);
        }
        at = at.getPrevious();
      }
    }

    @Override
    public void emit(InsnList code, LabelNode whenTrue, LabelNode whenFalse) {
      operands.forEach(each -> code.add(each.clone(Map.of())));
      boolean jumpsIfTrue = spec.when == When.TRUE;
      code.add(new JumpInsnNode(jump.getOpcode(), jumpsIfTrue ? whenTrue : whenFalse));
      code.add(new JumpInsnNode(Opcodes.GOTO, jumpsIfTrue ? whenFalse : whenTrue));
    }

    void remove(MethodNode method) {
      operands.forEach(method.instructions::remove);
      method.instructions.remove(jump);
    }
  }
}

package dev.waymark.instrument.internal;

import dev.waymark.probe.Coverage;
import dev.waymark.program.ir.Kind;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Writes instructions. */
final class Out {
  private final InsnList list = new InsnList();

  InsnList list() {
    return list;
  }

  void add(AbstractInsnNode node) {
    list.add(node);
  }

  void op(int opcode) {
    list.add(new InsnNode(opcode));
  }

  void var(int opcode, int local) {
    list.add(new VarInsnNode(opcode, local));
  }

  void increment(int local, int step) {
    list.add(new IincInsnNode(local, step));
  }

  void load(Kind kind, int local) {
    var(Type.getType(ProbeNames.descriptor(kind)).getOpcode(Opcodes.ILOAD), local);
  }

  void store(Kind kind, int local) {
    var(Type.getType(ProbeNames.descriptor(kind)).getOpcode(Opcodes.ISTORE), local);
  }

  void type(int opcode, String type) {
    list.add(new TypeInsnNode(opcode, type));
  }

  void jump(int opcode, LabelNode label) {
    list.add(new JumpInsnNode(opcode, label));
  }

  void call(String owner, String name, String descriptor) {
    list.add(new MethodInsnNode(Opcodes.INVOKESTATIC, owner, name, descriptor, false));
  }

  void field(int opcode, String owner, String name, String descriptor) {
    list.add(new FieldInsnNode(opcode, owner, name, descriptor));
  }

  void constant(Object value) {
    list.add(new LdcInsnNode(value));
  }

  /** Pushes an int in the fewest bytes. */
  void push(int value) {
    if (-1 <= value && value <= 5) {
      op(Opcodes.ICONST_0 + value);
    } else if (value == (byte) value) {
      list.add(new IntInsnNode(Opcodes.BIPUSH, value));
    } else if (value == (short) value) {
      list.add(new IntInsnNode(Opcodes.SIPUSH, value));
    } else {
      constant(value);
    }
  }

  /** Notes that an outcome has happened. */
  void cover(int outcome) {
    if (outcome < Coverage.DIRECT) {
      field(Opcodes.GETSTATIC, ProbeNames.COVERAGE, "HITS", "[B");
      push(outcome);
      op(Opcodes.ICONST_1);
      op(Opcodes.BASTORE);
    } else {
      push(outcome);
      call(ProbeNames.COVERAGE, "hit", "(I)V");
    }
  }
}

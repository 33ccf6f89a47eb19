package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Stack;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;

/** Reads and writes of static and instance fields. */
final class FieldLifter {
  private FieldLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    FieldInsnNode access = (FieldInsnNode) instruction;
    FieldRef field = new FieldRef(access.owner, access.name, access.desc);
    switch (access.getOpcode()) {
      case Opcodes.GETSTATIC -> out.push(Kind.of(access.desc), new GetStatic(field), factOf(field));
      case Opcodes.PUTSTATIC -> out.emit(new PutStatic(field, out.pop()));
      case Opcodes.GETFIELD -> read(field, out);
      default -> write(field, out);
    }
  }

  private static Fact factOf(FieldRef field) {
    return field.isSwitchMap() ? Fact.SWITCH_MAP : Fact.NOTHING;
  }

  private static void read(FieldRef field, Emitter out) {
    Stack object = out.pop();
    out.checkNotNull(object);
    out.push(Kind.of(field.descriptor()), new GetField(field, object));
  }

  private static void write(FieldRef field, Emitter out) {
    Stack value = out.pop();
    Stack object = out.pop();
    out.checkNotNull(object);
    out.emit(new PutField(field, object, value));
  }
}

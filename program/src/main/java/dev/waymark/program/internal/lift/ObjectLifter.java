package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Cast;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.InstanceOf;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Monitor;
import dev.waymark.program.ir.NewObject;
import dev.waymark.program.ir.Stack;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;

/** Allocation of objects, casts, type tests and monitors. */
final class ObjectLifter {
  private ObjectLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    switch (instruction.getOpcode()) {
      case Opcodes.NEW ->
          out.push(Kind.REFERENCE, new NewObject(type(instruction)), fresh(instruction));
      case Opcodes.CHECKCAST -> cast(type(instruction), out);
      case Opcodes.INSTANCEOF -> out.push(Kind.INT, new InstanceOf(type(instruction), out.pop()));
      case Opcodes.MONITORENTER -> enter(out);
      default -> out.emit(new Monitor(Monitor.Action.EXIT, out.pop()));
    }
  }

  private static String type(AbstractInsnNode instruction) {
    return ((TypeInsnNode) instruction).desc;
  }

  private static Fact fresh(AbstractInsnNode instruction) {
    return Fact.object("L" + type(instruction) + ";");
  }

  private static void cast(String type, Emitter out) {
    Stack object = out.pop();
    Fact fact = out.factOf(object);
    if (!fact.isCastable(type)) {
      out.emit(new Check.Cast(type, object));
    }
    out.push(Kind.REFERENCE, new Cast(type, object), fact);
  }

  private static void enter(Emitter out) {
    Stack object = out.pop();
    out.checkNotNull(object);
    out.emit(new Monitor(Monitor.Action.ENTER, object));
  }
}

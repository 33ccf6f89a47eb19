package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Variable;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** Fields: the shadow lies in a field beside. The value itself is read and written first. */
final class FieldShadows {
  private FieldShadows() {}

  static void get(Assign assign, FieldRef field, Frame frame) {
    Variable target = assign.target();
    if (!frame.isLive(target)) {
      return;
    }
    if (frame.scope.shadowed(field) == null) {
      frame.clearShadow(target);
      return;
    }
    frame.out.op(Opcodes.DUP);
    frame.original();
    if (target.kind().words() == 1) {
      frame.out.op(Opcodes.SWAP);
    } else {
      frame.out.op(Opcodes.DUP2_X1);
      frame.out.op(Opcodes.POP2);
    }
    frame.out.field(Opcodes.GETFIELD, field.owner(), ProbeNames.shadowOf(field), ProbeNames.SHADOW);
    keep(target, frame);
  }

  static void getStatic(Assign assign, FieldRef field, Frame frame) {
    Variable target = assign.target();
    if (!frame.isLive(target)) {
      return;
    }
    if (frame.scope.shadowed(field) == null) {
      frame.clearShadow(target);
      return;
    }
    frame.original();
    frame.out.field(
        Opcodes.GETSTATIC, field.owner(), ProbeNames.shadowOf(field), ProbeNames.SHADOW);
    keep(target, frame);
  }

  /** Stores the shadow on the stack, with the value below it, if it is right. */
  private static void keep(Variable target, Frame frame) {
    LabelNode done = new LabelNode();
    int shadow = frame.slots.shadow(frame.effects.slot(target));
    frame.out.op(Opcodes.DUP);
    frame.storeShadow(target);
    frame.out.jump(Opcodes.IFNULL, done);
    frame.out.op(target.kind().words() == 1 ? Opcodes.DUP : Opcodes.DUP2);
    frame.out.var(Opcodes.ALOAD, shadow);
    frame.out.call(
        ProbeNames.FIELDS,
        "read",
        "(" + ProbeNames.descriptor(target.kind()) + ProbeNames.SHADOW + ")" + ProbeNames.SHADOW);
    frame.storeShadow(target);
    frame.out.add(done);
  }

  static void put(PutField put, Frame frame) {
    if (put.value().kind() == Kind.REFERENCE) {
      return;
    }
    FieldRef field = put.field();
    if (frame.scope.shadowed(field) == null) {
      lose(put.value(), frame);
      return;
    }
    if (put.value().kind().words() == 1) {
      frame.out.op(Opcodes.DUP2);
      frame.original();
      frame.out.op(Opcodes.POP);
    } else {
      List<Operand> value = List.of(put.value());
      frame.spill(value);
      frame.out.op(Opcodes.DUP);
      frame.unspill(value);
      frame.original();
    }
    frame.loadShadow(put.value());
    frame.out.field(Opcodes.PUTFIELD, field.owner(), ProbeNames.shadowOf(field), ProbeNames.SHADOW);
  }

  static void putStatic(PutStatic put, Frame frame) {
    if (put.value().kind() == Kind.REFERENCE) {
      return;
    }
    FieldRef field = put.field();
    if (frame.scope.shadowed(field) == null) {
      lose(put.value(), frame);
      return;
    }
    frame.original();
    frame.loadShadow(put.value());
    frame.out.field(
        Opcodes.PUTSTATIC, field.owner(), ProbeNames.shadowOf(field), ProbeNames.SHADOW);
  }

  private static void lose(Operand value, Frame frame) {
    if (frame.may(value)) {
      LabelNode concrete = new LabelNode();
      frame.jumpIfConcrete(List.of(value), concrete);
      frame.out.push(frame.site(1).id());
      frame.out.call(ProbeNames.FIELDS, "lost", "(I)V");
      frame.out.add(concrete);
    }
  }
}

package dev.waymark.instrument.internal;

import dev.waymark.instrument.site.LabelPlace;
import dev.waymark.program.ir.FieldRef;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Variable;
import dev.waymark.program.label.Label;
import dev.waymark.program.label.Leaf;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/**
 * Labels: before an instruction that has some, code that finds out which of them hold, and tells
 * the trace what they read if that is symbolic. Nothing but a test whether one is still wanted is
 * done where none is, and no branch is recorded anywhere.
 */
final class LabelShadows {
  private final Frame frame;
  private final LabelPlaces places;
  private final LabelMethods methods;

  LabelShadows(Frame frame, LabelPlaces places, LabelMethods methods) {
    this.frame = frame;
    this.places = places;
    this.methods = methods;
  }

  /** Writes the code for the labels at {@code instruction}, if there are any. */
  void emit(int instruction) {
    List<Label> labels = places.at(instruction);
    if (!labels.isEmpty()) {
      int statement = frame.code.firstStatement(Math.max(0, instruction));
      LabelPlace place = methods.add(frame.method, statement, labels);
      LabelNode end = new LabelNode();
      frame.out.push(place.id());
      frame.out.call(ProbeNames.LABELS, "isOpen", "(I)Z");
      frame.out.jump(Opcodes.IFEQ, end);
      List<Stack> stacked = places.stacked(instruction);
      frame.spill(stacked);
      place.leaves().forEach(leaf -> value(leaf, stacked));
      frame.out.add(methods.call(place));
      if (place.leaves().stream().anyMatch(this::may)) {
        tell(place, stacked);
      }
      frame.unspill(stacked);
      frame.out.add(end);
    }
  }

  private void tell(LabelPlace place, List<Stack> stacked) {
    LabelNode elsewhere = new LabelNode();
    frame.out.call(ProbeNames.LABELS, "begin", "()Z");
    frame.out.jump(Opcodes.IFEQ, elsewhere);
    for (Leaf leaf : place.leaves()) {
      value(leaf, stacked);
      shadow(leaf, stacked);
      String kind = ProbeNames.descriptor(leaf.kind());
      frame.out.call(ProbeNames.LABELS, "read", "(" + kind + ProbeNames.SHADOW + ")V");
    }
    frame.out.push(place.id());
    frame.out.call(ProbeNames.LABELS, "visit", "(I)V");
    frame.out.add(elsewhere);
  }

  private boolean may(Leaf leaf) {
    if (leaf instanceof Leaf.Slot slot) {
      return frame.may(slot.variable());
    }
    if (leaf instanceof Leaf.OwnField own) {
      return frame.scope.shadowed(own.field()) != null;
    }
    return leaf instanceof Leaf.StaticField other
        ? frame.scope.shadowed(other.field()) != null
        : leaf instanceof Leaf.Length;
  }

  /** Pushes what is read. */
  private void value(Leaf leaf, List<Stack> stacked) {
    if (leaf instanceof Leaf.Slot slot) {
      load(slot.variable(), stacked);
    } else if (leaf instanceof Leaf.OwnField own) {
      frame.out.var(Opcodes.ALOAD, 0);
      read(Opcodes.GETFIELD, own.field());
    } else if (leaf instanceof Leaf.StaticField other) {
      read(Opcodes.GETSTATIC, other.field());
    } else if (leaf instanceof Leaf.Absence absence) {
      load(absence.reference(), stacked);
      choose(Opcodes.ICONST_0, Opcodes.ICONST_1);
    } else if (leaf instanceof Leaf.Length length) {
      load(length.array(), stacked);
      frame.out.call(ProbeNames.LABELS, "length", "(" + ProbeNames.OBJECT + ")I");
    }
  }

  private void read(int opcode, FieldRef field) {
    frame.out.field(opcode, field.owner(), field.name(), field.descriptor());
  }

  /** Turns the reference on the stack into a number. */
  private void choose(int whenPresent, int whenNull) {
    LabelNode isNull = new LabelNode();
    LabelNode end = new LabelNode();
    frame.out.jump(Opcodes.IFNULL, isNull);
    frame.out.op(whenPresent);
    frame.out.jump(Opcodes.GOTO, end);
    frame.out.add(isNull);
    frame.out.op(whenNull);
    frame.out.add(end);
  }

  private void load(Variable variable, List<Stack> stacked) {
    int place = variable instanceof Stack stack ? stacked.indexOf(stack) : -1;
    int local = place < 0 ? variable.index() : frame.slots.temporary(place);
    frame.out.load(variable.kind(), local);
  }

  /** Pushes the shadow of what is read; null if that is concrete. */
  private void shadow(Leaf leaf, List<Stack> stacked) {
    if (leaf instanceof Leaf.Slot slot) {
      frame.loadShadow(slot.variable());
    } else if (leaf instanceof Leaf.OwnField own && may(leaf)) {
      fieldShadow(leaf, own.field(), stacked);
    } else if (leaf instanceof Leaf.StaticField other && may(leaf)) {
      fieldShadow(leaf, other.field(), stacked);
    } else if (leaf instanceof Leaf.Length length) {
      load(length.array(), stacked);
      frame.out.call(
          ProbeNames.LABELS, "lengthShadow", "(" + ProbeNames.OBJECT + ")" + ProbeNames.SHADOW);
    } else {
      frame.out.op(Opcodes.ACONST_NULL);
    }
  }

  /** The shadow beside a field, if it is right. */
  private void fieldShadow(Leaf leaf, FieldRef field, List<Stack> stacked) {
    value(leaf, stacked);
    boolean isStatic = leaf instanceof Leaf.StaticField;
    if (!isStatic) {
      frame.out.var(Opcodes.ALOAD, 0);
    }
    frame.out.field(
        isStatic ? Opcodes.GETSTATIC : Opcodes.GETFIELD,
        field.owner(),
        ProbeNames.shadowOf(field),
        ProbeNames.SHADOW);
    String kind = ProbeNames.descriptor(leaf.kind());
    frame.out.call(
        ProbeNames.LABELS, "checked", "(" + kind + ProbeNames.SHADOW + ")" + ProbeNames.SHADOW);
  }
}

package dev.waymark.instrument.internal;

import dev.waymark.program.ir.ArrayLength;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.ElementType;
import dev.waymark.program.ir.GetElement;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NewArray;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.PutElement;
import dev.waymark.program.ir.Variable;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** Array elements, lengths and sizes. */
final class ArrayShadows {
  private static final String INDEXED = "(" + ProbeNames.OBJECT + "I";

  private ArrayShadows() {}

  /** Jumps unless some array has shadows or one of the operands is symbolic. */
  private static void jumpIfConcrete(List<Operand> operands, LabelNode concrete, Frame frame) {
    LabelNode symbolic = new LabelNode();
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.ELEMENTS, "any", "Z");
    frame.out.jump(Opcodes.IFNE, symbolic);
    frame.jumpIfConcrete(operands, concrete);
    frame.out.add(symbolic);
  }

  static void load(Assign assign, GetElement get, int site, Frame frame) {
    Variable target = assign.target();
    boolean isLive = frame.isLive(target);
    LabelNode concrete = new LabelNode();
    if (isLive) {
      frame.clearShadow(target);
    }
    if (!frame.mayArray(get.array()) && !frame.may(get.index())) {
      return;
    }
    jumpIfConcrete(List.of(get.index()), concrete, frame);
    frame.out.op(Opcodes.DUP2);
    frame.loadShadow(get.index());
    frame.out.push(site);
    frame.out.call(
        ProbeNames.ELEMENTS, "load", INDEXED + ProbeNames.SHADOW + "I)" + ProbeNames.SHADOW);
    if (isLive) {
      frame.storeShadow(target);
    } else {
      frame.out.op(Opcodes.POP);
    }
    frame.out.add(concrete);
  }

  static void store(PutElement put, int site, Frame frame) {
    List<Operand> operands = List.of(put.index(), put.value());
    if (!frame.mayArray(put.array()) && !frame.mayAny(operands)) {
      return;
    }
    LabelNode concrete = new LabelNode();
    List<Operand> value = List.of(put.value());
    jumpIfConcrete(operands, concrete, frame);
    frame.spill(value);
    frame.out.op(Opcodes.DUP2);
    if (put.type() == ElementType.REFERENCE) {
      frame.loadShadow(put.index());
      frame.out.push(site);
      frame.out.call(
          ProbeNames.ELEMENT_STORES, "storeReference", INDEXED + ProbeNames.SHADOW + "I)V");
    } else {
      frame.unspill(value);
      frame.loadShadow(put.index());
      frame.loadShadow(put.value());
      frame.out.push(site);
      String kind = ProbeNames.descriptor(put.value().kind());
      frame.out.call(
          ProbeNames.ELEMENT_STORES,
          "store",
          INDEXED + kind + ProbeNames.SHADOW + ProbeNames.SHADOW + "I)V");
    }
    frame.unspill(value);
    frame.out.add(concrete);
  }

  static void length(Assign assign, ArrayLength value, ParameterLengths lengths, Frame frame) {
    Variable target = assign.target();
    if (!frame.isLive(target) || lengths.write(target)) {
      return;
    }
    frame.clearShadow(target);
    if (!frame.mayArray(value.array())) {
      return;
    }
    LabelNode concrete = new LabelNode();
    jumpUnlessAny(concrete, frame);
    frame.out.op(Opcodes.DUP);
    lookUpLength(frame);
    frame.storeShadow(target);
    frame.out.add(concrete);
  }

  /** Jumps if no array has shadows. */
  static void jumpUnlessAny(LabelNode concrete, Frame frame) {
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.ELEMENTS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, concrete);
  }

  /** Turns the array on the stack into the shadow of its length. */
  static void lookUpLength(Frame frame) {
    frame.out.call(
        ProbeNames.ELEMENTS, "length", "(" + ProbeNames.OBJECT + ")" + ProbeNames.SHADOW);
  }

  static void create(NewArray array, Frame frame) {
    frame.original();
    for (int i = 0; i < array.lengths().size(); i++) {
      Operand length = array.lengths().get(i);
      if (frame.may(length)) {
        LabelNode concrete = new LabelNode();
        frame.jumpIfConcrete(List.of(length), concrete);
        frame.out.op(Opcodes.DUP);
        frame.loadShadow(length);
        frame.out.push(i);
        frame.out.call(
            ProbeNames.ELEMENTS, "created", "(" + ProbeNames.OBJECT + ProbeNames.SHADOW + "I)V");
        frame.out.add(concrete);
      }
    }
  }

  static void size(Check.Size check, int site, Frame frame) {
    List<Operand> lengths = check.lengths();
    if (!frame.mayAny(lengths)) {
      return;
    }
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(lengths, concrete);
    frame.spill(lengths);
    for (int i = 0; i < lengths.size(); i++) {
      if (frame.may(lengths.get(i))) {
        sizeOf(lengths.get(i), i, site, frame);
      }
    }
    frame.unspill(lengths);
    frame.out.add(concrete);
  }

  private static void sizeOf(Operand length, int number, int site, Frame frame) {
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(List.of(length), concrete);
    frame.out.load(Kind.INT, frame.slots.temporary(number));
    frame.loadShadow(length);
    frame.out.push(site);
    frame.out.call(ProbeNames.BRANCHES, "size", "(I" + ProbeNames.SHADOW + "I)V");
    frame.out.add(concrete);
  }
}

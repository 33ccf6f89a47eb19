package dev.waymark.instrument.internal;

import dev.waymark.instrument.jdk.ReferenceMovers;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.LabelNode;

/** Calls of code that is not instrumented: what goes there is lost, but for copies of arrays. */
final class ForeignCalls {
  private static final Pattern CARRYING =
      Pattern.compile(
          "java/lang/(Object|String|StringBuilder|StringBuffer|CharSequence|Appendable|Comparable"
              + "|Iterable|Number|Integer|Long|Short|Byte|Character|Boolean|Float|Double)"
              + "|java/io/Serializable|java/util/[A-Za-z$]*|java/util/regex/[A-Za-z]*"
              + "|java/math/Big[A-Za-z]*|java/time/[A-Za-z/]*"
              + "|java/io/(String|Buffered)?Reader");

  private ForeignCalls() {}

  static void invoke(Invoke call, Frame frame) {
    if (isClone(call)) {
      copy(frame);
    } else if (isArrayCopy(call)) {
      arrayCopy(call, frame);
    } else {
      loseNumbers(call.arguments(), frame);
      if (!ReferenceMovers.includes(call.method())) {
        escape(call.descriptor(), call.arguments(), frame, escape(call));
        loseReceiver(call, frame);
        loseStream(call, frame);
      }
      Callbacks.original(call, frame);
      MirrorCalls.filter(call, frame);
      clear(call.result(), frame);
    }
  }

  static void dynamic(InvokeDynamic call, Frame frame) {
    lose(call.descriptor(), call.arguments(), frame);
    frame.original();
    clear(call.result(), frame);
  }

  private static void clear(@Nullable Variable result, Frame frame) {
    if (result != null && frame.isLive(result)) {
      frame.clearShadow(result);
    }
  }

  private static void lose(String descriptor, List<Operand> arguments, Frame frame) {
    loseNumbers(arguments, frame);
    escapeArrays(descriptor, arguments, frame);
  }

  private static void loseNumbers(List<Operand> arguments, Frame frame) {
    if (frame.mayAny(arguments)) {
      LabelNode concrete = new LabelNode();
      frame.jumpIfConcrete(arguments, concrete);
      frame.out.push(frame.site(1).id());
      frame.out.call(ProbeNames.CALLS, "lost", "(I)V");
      frame.out.add(concrete);
    }
  }

  private static void loseReceiver(Invoke call, Frame frame) {
    if (call.receiver() == null
        || frame.isModel()
        || call.name().equals("<init>")
        || !mayCarry(Type.getObjectType(call.method().owner()))) {
      return;
    }
    LabelNode concrete = new LabelNode();
    int site = frame.site(1).id();
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.CARRIERS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, concrete);
    frame.spill(call.arguments());
    frame.out.op(Opcodes.DUP);
    frame.out.push(site);
    frame.out.call(ProbeNames.ARRAY_CALLS, "escape", "(" + ProbeNames.OBJECT + "I)V");
    frame.unspill(call.arguments());
    frame.out.add(concrete);
  }

  /**
   * Tells of receiver and arguments that by their type may be arrays or carry symbolic values, if
   * the class of the receiver is not instrumented.
   */
  static void escapeUnlessFollowed(Invoke call, Frame frame) {
    if (frame.isModel() || ReferenceMovers.includes(call.method())) {
      return;
    }
    loseStreamUnlessFollowed(call, frame);
    LabelNode concrete = new LabelNode();
    int site = frame.site(1).id();
    List<Integer> arrays = arrays(call.descriptor());
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.ELEMENTS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, concrete);
    frame.spill(call.arguments());
    frame.out.op(Opcodes.DUP);
    frame.out.push(site);
    frame.out.call(ProbeNames.ARRAY_CALLS, "escapeInside", "(" + ProbeNames.OBJECT + "I)V");
    for (int i : arrays) {
      frame.out.op(Opcodes.DUP);
      frame.out.load(Kind.REFERENCE, frame.slots.temporary(i));
      frame.out.push(site);
      frame.out.call(
          ProbeNames.ARRAY_CALLS, "escapeTo", "(" + ProbeNames.OBJECT + ProbeNames.OBJECT + "I)V");
    }
    frame.unspill(call.arguments());
    frame.out.add(concrete);
  }

  /** What functions give to a stream, and what becomes of it there, nobody follows. */
  private static void loseStream(Invoke call, Frame frame) {
    if (isOfStream(call) && !frame.isModel()) {
      LabelNode concrete = new LabelNode();
      frame.out.field(Opcodes.GETSTATIC, ProbeNames.CARRIERS, "any", "Z");
      frame.out.jump(Opcodes.IFEQ, concrete);
      frame.out.push(frame.site(1).id());
      frame.out.call(ProbeNames.CALLS, "lost", "(I)V");
      frame.out.add(concrete);
    }
  }

  /** As {@link #loseStream}, if the receiver is not a stream of the library. */
  private static void loseStreamUnlessFollowed(Invoke call, Frame frame) {
    if (isOfStream(call)) {
      LabelNode concrete = new LabelNode();
      frame.out.field(Opcodes.GETSTATIC, ProbeNames.CARRIERS, "any", "Z");
      frame.out.jump(Opcodes.IFEQ, concrete);
      frame.spill(call.arguments());
      frame.out.op(Opcodes.DUP);
      frame.out.push(frame.site(1).id());
      frame.out.call(ProbeNames.CALLS, "lostUnlessFollowed", "(" + ProbeNames.OBJECT + "I)V");
      frame.unspill(call.arguments());
      frame.out.add(concrete);
    }
  }

  private static boolean isOfStream(Invoke call) {
    return call.method().owner().startsWith("java/util/stream/");
  }

  /** Tells of arguments that by their type may be arrays or carry symbolic values. */
  static void escapeArrays(String descriptor, List<Operand> arguments, Frame frame) {
    escape(descriptor, arguments, frame, "escape");
  }

  /** What tells of an argument: assertions hand their messages over as objects. */
  private static String escape(Invoke call) {
    boolean isMessage =
        call.method().owner().equals("java/lang/AssertionError") && call.name().equals("<init>");
    return isMessage ? "escapeUnlessText" : "escape";
  }

  private static void escape(
      String descriptor, List<Operand> arguments, Frame frame, String probe) {
    List<Integer> arrays = arrays(descriptor);
    if (arrays.isEmpty() || frame.isModel()) {
      return;
    }
    LabelNode concrete = new LabelNode();
    int site = frame.site(1).id();
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.ELEMENTS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, concrete);
    frame.spill(arguments);
    for (int i : arrays) {
      frame.out.load(Kind.REFERENCE, frame.slots.temporary(i));
      frame.out.push(site);
      frame.out.call(ProbeNames.ARRAY_CALLS, probe, "(" + ProbeNames.OBJECT + "I)V");
    }
    frame.unspill(arguments);
    frame.out.add(concrete);
  }

  private static List<Integer> arrays(String descriptor) {
    Type[] types = Type.getArgumentTypes(descriptor);
    List<Integer> arrays = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      if (mayCarry(types[i])) {
        arrays.add(i);
      }
    }
    return arrays;
  }

  private static boolean mayCarry(Type type) {
    return type.getSort() == Type.ARRAY
        || (type.getSort() == Type.OBJECT && CARRYING.matcher(type.getInternalName()).matches());
  }

  private static boolean isClone(Invoke call) {
    return call.method().owner().startsWith("[") && call.name().equals("clone");
  }

  private static void copy(Frame frame) {
    int array = frame.slots.temporary(0);
    LabelNode concrete = new LabelNode();
    frame.out.op(Opcodes.DUP);
    frame.out.store(Kind.REFERENCE, array);
    frame.original();
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.ELEMENTS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, concrete);
    frame.out.op(Opcodes.DUP);
    frame.out.load(Kind.REFERENCE, array);
    frame.out.op(Opcodes.SWAP);
    frame.out.call(
        ProbeNames.ARRAY_CALLS, "cloned", "(" + ProbeNames.OBJECT + ProbeNames.OBJECT + ")V");
    frame.out.add(concrete);
  }

  private static boolean isArrayCopy(Invoke call) {
    return call.method().owner().equals("java/lang/System") && call.name().equals("arraycopy");
  }

  private static void arrayCopy(Invoke call, Frame frame) {
    LabelNode concrete = new LabelNode();
    loseNumbers(call.arguments(), frame);
    frame.spill(call.arguments());
    frame.unspill(call.arguments());
    frame.original();
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.ELEMENTS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, concrete);
    frame.unspill(call.arguments());
    frame.out.call(
        ProbeNames.ARRAY_CALLS,
        "copied",
        "(" + ProbeNames.OBJECT + "I" + ProbeNames.OBJECT + "II)V");
    frame.out.add(concrete);
  }
}

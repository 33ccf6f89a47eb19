package dev.waymark.instrument.internal;

import dev.waymark.probe.Probe;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Operand;
import java.util.List;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Calls of methods that have a model: it is called if there is something symbolic that it may meet.
 */
final class ModelCalls {
  /** What makes streams and functions, which may meet something symbolic later. */
  private static final Pattern LATE =
      Pattern.compile("java/util/(stream/|function/|Comparator).*|.*\\)Ljava/util/stream/.*");

  private ModelCalls() {}

  /** Writes the call of {@code model}, or the call as it is, which {@code plain} writes. */
  static void invoke(Invoke call, MethodRef model, Frame frame, Runnable plain) {
    LabelNode ordinary = new LabelNode();
    LabelNode done = new LabelNode();
    boolean hasReceiver = call.receiver() != null;
    jumpIfNothingSymbolic(call, frame, ordinary);
    if (hasReceiver) {
      LabelNode present = new LabelNode();
      frame.spill(call.arguments());
      frame.out.op(Opcodes.DUP);
      frame.out.jump(Opcodes.IFNONNULL, present);
      frame.unspill(call.arguments());
      frame.out.jump(Opcodes.GOTO, ordinary);
      frame.out.add(present);
      frame.unspill(call.arguments());
    }
    pass(call, model, frame);
    frame.out.call(model.owner(), model.name(), model.descriptor());
    CallShadows.take(call.result(), token(model), frame);
    frame.out.jump(Opcodes.GOTO, done);
    frame.out.add(ordinary);
    plain.run();
    frame.out.add(done);
  }

  private static void jumpIfNothingSymbolic(Invoke call, Frame frame, LabelNode ordinary) {
    if (LATE.matcher(call.method().owner() + call.descriptor()).matches()) {
      return;
    }
    String owner = call.descriptor().contains("[") ? ProbeNames.ELEMENTS : ProbeNames.CARRIERS;
    jumpIfNothingSymbolic(call.arguments(), owner, frame, ordinary);
  }

  /** Jumps if no number among the arguments has a shadow, and {@code owner} has none either. */
  static void jumpIfNothingSymbolic(
      List<Operand> arguments, String owner, Frame frame, LabelNode ordinary) {
    LabelNode symbolic = new LabelNode();
    frame.out.field(Opcodes.GETSTATIC, owner, "any", "Z");
    frame.out.jump(Opcodes.IFNE, symbolic);
    frame.jumpIfConcrete(CallShadows.primitives(arguments), ordinary);
    frame.out.add(symbolic);
  }

  private static void pass(Invoke call, MethodRef model, Frame frame) {
    int site = frame.site(1).id();
    frame.out.push(site);
    frame.out.field(Opcodes.PUTSTATIC, ProbeNames.SYMBOLIC, "caller", "I");
    List<Operand> primitives = CallShadows.primitives(call.arguments());
    if (frame.mayAny(primitives)) {
      LabelNode ready = new LabelNode();
      frame.jumpIfConcrete(primitives, ready);
      CallShadows.pass(primitives, token(model), site, frame);
      frame.out.add(ready);
    }
  }

  private static int token(MethodRef model) {
    return Probe.token(model.name(), model.descriptor());
  }

  /**
   * Writes a call of a constructor, and then that of its model with the new object and the same
   * arguments; {@code plain} writes the constructor alone, with all losses.
   */
  static void construct(Invoke call, MethodRef model, Frame frame, Runnable plain) {
    AbstractInsnNode node = frame.peek();
    if (!(node instanceof MethodInsnNode constructor) || !frame.isDuplicated(constructor)) {
      plain.run();
      return;
    }
    LabelNode ordinary = new LabelNode();
    LabelNode done = new LabelNode();
    jumpIfNothingSymbolic(call, frame, ordinary);
    frame.spill(call.arguments());
    frame.unspill(call.arguments());
    frame.out.add(node.clone(null));
    frame.out.op(Opcodes.DUP);
    frame.unspill(call.arguments());
    pass(call, model, frame);
    frame.out.call(model.owner(), model.name(), model.descriptor());
    frame.out.jump(Opcodes.GOTO, done);
    frame.out.add(ordinary);
    plain.run();
    frame.out.add(done);
  }
}

package dev.waymark.instrument.internal;

import dev.waymark.probe.Probe;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Variable;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** Calls: arguments before, the result after. */
final class CallShadows {
  private static final int FEW = 3;

  private CallShadows() {}

  static void invoke(Invoke call, Frame frame) {
    MethodRef model = frame.scope.model(call.method(), frame.method.owner().name());
    if (model == null) {
      plain(call, frame);
    } else if (call.name().equals("<init>")) {
      ModelCalls.construct(call, model, frame, () -> plain(call, frame));
    } else {
      ModelCalls.invoke(call, model, frame, () -> plain(call, frame));
    }
  }

  private static void plain(Invoke call, Frame frame) {
    if (call.method().owner().equals(ProbeNames.CARRIERS)) {
      frame.original();
      return;
    }
    if (call.method().owner().startsWith("[")) {
      ForeignCalls.invoke(call, frame);
      return;
    }
    if (call.method().owner().equals(ProbeNames.API_DRAWS)) {
      draw(call, frame);
      return;
    }
    switch (frame.scope.callee(call)) {
      case INSTRUMENTED -> instrumented(call, frame);
      case EITHER -> either(call, frame);
      case FOREIGN -> ForeignCalls.invoke(call, frame);
    }
  }

  /** The probe knows what value is drawn. */
  private static void draw(Invoke call, Frame frame) {
    frame.replace();
    frame.out.call(ProbeNames.DRAWS, call.name(), call.descriptor());
    take(call.result(), token(call), frame);
  }

  static int token(Invoke call) {
    return Probe.token(call.name(), call.descriptor());
  }

  static List<Operand> primitives(List<Operand> arguments) {
    return arguments.stream().filter(a -> a.kind() != Kind.REFERENCE).toList();
  }

  private static void instrumented(Invoke call, Frame frame) {
    List<Operand> primitives = primitives(call.arguments());
    if (frame.mayAny(primitives)) {
      LabelNode ready = new LabelNode();
      frame.jumpIfConcrete(primitives, ready);
      pass(primitives, token(call), frame.site(1).id(), frame);
      frame.out.add(ready);
    }
    frame.original();
    take(call.result(), token(call), frame);
    if (!frame.isModel() && frame.scope.mayThrow(call)) {
      frame.out.cover(frame.site(1).id());
    }
  }

  static void pass(List<Operand> primitives, int token, int site, Frame frame) {
    if (primitives.size() <= FEW) {
      primitives.forEach(frame::loadShadow);
    } else {
      put(primitives, frame);
    }
    frame.out.push(token);
    frame.out.push(site);
    boolean few = primitives.size() <= FEW;
    String shadows = few ? ProbeNames.SHADOW.repeat(primitives.size()) : "";
    frame.out.call(ProbeNames.CALLS, few ? "pass" : "open", "(" + shadows + "II)V");
  }

  private static void put(List<Operand> primitives, Frame frame) {
    for (int i = 0; i < primitives.size(); i++) {
      frame.out.push(i);
      frame.loadShadow(primitives.get(i));
      frame.out.call(ProbeNames.CALLS, "put", "(I" + ProbeNames.SHADOW + ")V");
    }
  }

  /** Takes the shadow of a result that is on the stack. */
  static void take(@Nullable Variable result, int token, Frame frame) {
    if (result == null || result.kind() == Kind.REFERENCE) {
      return;
    }
    boolean isLive = frame.isLive(result);
    LabelNode concrete = new LabelNode();
    if (isLive) {
      frame.clearShadow(result);
    }
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.RETURNS, "result", ProbeNames.SHADOW);
    frame.out.jump(Opcodes.IFNULL, concrete);
    frame.out.op(result.kind().words() == 1 ? Opcodes.DUP : Opcodes.DUP2);
    frame.out.push(token);
    frame.out.call(
        ProbeNames.RETURNS,
        "take",
        "(" + ProbeNames.descriptor(result.kind()) + "I)" + ProbeNames.SHADOW);
    if (isLive) {
      frame.storeShadow(result);
    } else {
      frame.out.op(Opcodes.POP);
    }
    frame.out.add(concrete);
  }

  private static void either(Invoke call, Frame frame) {
    List<Operand> primitives = primitives(call.arguments());
    Variable result = call.result();
    boolean hasResult = result != null && result.kind() != Kind.REFERENCE;
    if (hasResult || frame.mayAny(primitives)) {
      announce(call, primitives, frame);
    }
    ForeignCalls.escapeUnlessFollowed(call, frame);
    Callbacks.original(call, frame);
    take(result, token(call), frame);
  }

  /** Leaves token and shadows, if the receiver is of an instrumented class. */
  private static void announce(Invoke call, List<Operand> primitives, Frame frame) {
    int site = frame.site(1).id();
    LabelNode concrete = new LabelNode();
    LabelNode ready = new LabelNode();
    frame.spill(call.arguments());
    if (frame.mayAny(primitives)) {
      frame.jumpIfConcrete(primitives, concrete);
      put(primitives, frame);
      open("open", call, site, frame);
      frame.out.jump(Opcodes.GOTO, ready);
      frame.out.add(concrete);
    }
    open("expect", call, site, frame);
    frame.out.add(ready);
    frame.unspill(call.arguments());
  }

  private static void open(String name, Invoke call, int site, Frame frame) {
    frame.out.op(Opcodes.DUP);
    frame.out.push(token(call));
    frame.out.push(site);
    frame.out.call(ProbeNames.CALLS, name, "(" + ProbeNames.OBJECT + "II)V");
  }
}

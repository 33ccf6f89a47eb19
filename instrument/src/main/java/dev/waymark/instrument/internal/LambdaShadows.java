package dev.waymark.instrument.internal;

import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Operand;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LabelNode;

/**
 * Calls that are linked at run time. The class that the JVM makes for a lambda knows no shadows, so
 * the lambda is led through a bridge: the shadows of captured numbers are one more captured value.
 */
final class LambdaShadows {
  private LambdaShadows() {}

  static void invoke(InvokeDynamic call, Frame frame) {
    if (!(frame.peek() instanceof InvokeDynamicInsnNode node)) {
      throw new IllegalStateException("not a dynamic call");
    }
    if (ConcatShadows.fits(node, frame)) {
      ConcatShadows.invoke(call, node, frame);
      return;
    }
    leadToModel(node, frame);
    boolean loses = loses(node, frame);
    LambdaShape shape = loses ? LambdaShape.any(node) : LambdaShape.of(node);
    if (shape == null) {
      if (loses || (LambdaShape.unboxes(node) && !frame.isModel())) {
        frame.out.push(frame.site(1).id());
        frame.out.call(ProbeNames.CALLS, "lost", "(I)V");
      }
      ForeignCalls.dynamic(call, frame);
      return;
    }
    List<Operand> captured = CallShadows.primitives(call.arguments());
    if (!captured.isEmpty()) {
      pushCaptured(captured, frame);
    }
    int site = frame.site(1).id();
    frame.bridges.lead(node, shape, frame.scope, site);
    frame.original();
  }

  private static boolean loses(InvokeDynamicInsnNode node, Frame frame) {
    return node.bsm.getOwner().equals(LambdaShape.FACTORY)
        && !frame.isModel()
        && Bridges.loses((Handle) node.bsmArgs[1], frame.scope);
  }

  /** A reference to a method that has a model becomes one to the model. */
  private static void leadToModel(InvokeDynamicInsnNode node, Frame frame) {
    if (!node.bsm.getOwner().equals(LambdaShape.FACTORY)) {
      return;
    }
    Handle target = (Handle) node.bsmArgs[1];
    MethodRef named = new MethodRef(target.getOwner(), target.getName(), target.getDesc());
    MethodRef model = frame.scope.model(named, frame.method.owner().name());
    if (model != null && !LambdaShape.isConstructor(target)) {
      Object[] arguments = Arrays.copyOf(node.bsmArgs, node.bsmArgs.length);
      arguments[1] =
          new Handle(
              Opcodes.H_INVOKESTATIC, model.owner(), model.name(), model.descriptor(), false);
      node.bsmArgs = arguments;
    }
  }

  private static void pushCaptured(List<Operand> captured, Frame frame) {
    if (!frame.mayAny(captured)) {
      frame.out.op(Opcodes.ACONST_NULL);
      return;
    }
    LabelNode concrete = new LabelNode();
    LabelNode done = new LabelNode();
    frame.jumpIfConcrete(captured, concrete);
    frame.out.push(captured.size());
    frame.out.type(Opcodes.ANEWARRAY, ProbeNames.SHADOW_CLASS);
    for (int i = 0; i < captured.size(); i++) {
      frame.out.op(Opcodes.DUP);
      frame.out.push(i);
      frame.loadShadow(captured.get(i));
      frame.out.op(Opcodes.AASTORE);
    }
    frame.out.jump(Opcodes.GOTO, done);
    frame.out.add(concrete);
    frame.out.op(Opcodes.ACONST_NULL);
    frame.out.add(done);
  }
}

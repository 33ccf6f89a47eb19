package dev.waymark.instrument.internal;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.jdk.ReferenceMovers;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** The methods between lambdas and what is behind them, added to the class that has the lambdas. */
final class Bridges {
  private static final Type HOLDER = Type.getType(ProbeNames.OBJECT);

  private final ClassNode owner;
  private final List<MethodNode> added = new ArrayList<>();

  Bridges(ClassNode owner) {
    this.owner = owner;
  }

  /** Adds the methods to the class. */
  void finish() {
    owner.methods.addAll(added);
  }

  /** Makes the lambda of {@code call} call a bridge. */
  void lead(InvokeDynamicInsnNode call, LambdaShape shape, Scope scope, int site) {
    List<Type> captured = new ArrayList<>(shape.captured());
    if (!shape.capturedNumbers().isEmpty()) {
      captured.add(HOLDER);
    }
    List<Type> all = new ArrayList<>(captured);
    all.addAll(shape.rest());
    String descriptor = Type.getMethodDescriptor(shape.result(), all.toArray(new Type[0]));
    String name = "$waymark$lambda$" + added.size();
    boolean inInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
    String type = Type.getReturnType(call.desc).getInternalName();
    added.add(
        method(
            name,
            descriptor,
            new BridgeCode(
                shape,
                callers(type, shape, scope),
                targetToken(shape, scope),
                behind(shape.target(), scope),
                site)));
    Object[] arguments = Arrays.copyOf(call.bsmArgs, call.bsmArgs.length);
    arguments[1] = new Handle(Opcodes.H_INVOKESTATIC, owner.name, name, descriptor, inInterface);
    call.bsmArgs = arguments;
    Type made = Type.getReturnType(call.desc);
    call.desc = Type.getMethodDescriptor(made, captured.toArray(new Type[0]));
  }

  private static MethodNode method(String name, String descriptor, BridgeCode code) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, name, descriptor, null, null);
    method.instructions.add(code.write());
    return method;
  }

  private static BridgeCode.Callers callers(String type, LambdaShape shape, Scope scope) {
    MethodRef called = new MethodRef(type, shape.name(), shape.interfaceType().getDescriptor());
    return scope.declares(called) ? BridgeCode.Callers.INSTRUMENTED : BridgeCode.Callers.ANNOUNCED;
  }

  private BridgeCode.Behind behind(Handle target, Scope scope) {
    boolean isLosing = !Models.includes(owner.name) && loses(target, scope);
    return isLosing ? BridgeCode.Behind.LOSING : BridgeCode.Behind.KEEPING;
  }

  /** Whether code that nobody follows may look into references that are handed to it. */
  static boolean loses(Handle target, Scope scope) {
    MethodRef ref = new MethodRef(target.getOwner(), target.getName(), target.getDesc());
    boolean isPlain = target.getDesc().startsWith("()") && LambdaShape.isConstructor(target);
    return !isPlain
        && !scope.declares(ref)
        && !Models.includes(target.getOwner())
        && !ReferenceMovers.includes(ref);
  }

  private static int targetToken(LambdaShape shape, Scope scope) {
    Handle target = shape.target();
    MethodRef ref = new MethodRef(target.getOwner(), target.getName(), target.getDesc());
    return scope.declares(ref) ? shape.targetToken() : 0;
  }
}

package dev.waymark.instrument.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** Static methods that do no more than call a method, so that the call can be guarded. */
final class GuardedReferences {
  private final ClassNode owner;
  private final List<MethodNode> added = new ArrayList<>();

  GuardedReferences(ClassNode owner) {
    this.owner = owner;
  }

  /** The methods that are to be added to the class. */
  List<MethodNode> added() {
    return added;
  }

  /** A handle of a method that calls {@code target}. */
  Handle leadTo(Handle target) {
    boolean isConstructor = LambdaShape.isConstructor(target);
    List<Type> parameters = new ArrayList<>(Arrays.asList(Type.getArgumentTypes(target.getDesc())));
    if (target.getTag() != Opcodes.H_INVOKESTATIC && !isConstructor) {
      parameters.add(0, Type.getObjectType(target.getOwner()));
    }
    Type result =
        isConstructor
            ? Type.getObjectType(target.getOwner())
            : Type.getReturnType(target.getDesc());
    String name = "$waymark$guarded$" + added.size();
    String descriptor = Type.getMethodDescriptor(result, parameters.toArray(new Type[0]));
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, name, descriptor, null, null);
    write(target, parameters, result, method);
    added.add(method);
    boolean inInterface = (owner.access & Opcodes.ACC_INTERFACE) != 0;
    return new Handle(Opcodes.H_INVOKESTATIC, owner.name, name, descriptor, inInterface);
  }

  private static void write(Handle target, List<Type> parameters, Type result, MethodNode method) {
    Out out = new Out();
    if (LambdaShape.isConstructor(target)) {
      out.type(Opcodes.NEW, target.getOwner());
      out.op(Opcodes.DUP);
    }
    int local = 0;
    for (Type type : parameters) {
      out.var(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
    int opcode = BridgeCode.opcode(target.getTag());
    out.add(
        new MethodInsnNode(
            opcode, target.getOwner(), target.getName(), target.getDesc(), target.isInterface()));
    out.op(result.getOpcode(Opcodes.IRETURN));
    method.instructions.add(out.list());
  }
}

package dev.waymark.program.lowering;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * A static method that does what a method reference does.
 *
 * @param target the method behind
 * @param given the types of what is captured, then of the parameters of the function
 * @param result the type that the function returns
 */
record ReferenceMethod(Handle target, List<Type> given, Type result) {
  private boolean isConstructor() {
    return target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
  }

  private boolean hasReceiver() {
    return target.getTag() != Opcodes.H_INVOKESTATIC && !isConstructor();
  }

  /** What the method behind takes, its receiver included. */
  private List<Type> taken() {
    List<Type> taken = new ArrayList<>();
    if (hasReceiver()) {
      taken.add(Type.getObjectType(target.getOwner()));
    }
    taken.addAll(List.of(Type.getArgumentTypes(target.getDesc())));
    return taken;
  }

  private Type made() {
    return isConstructor()
        ? Type.getObjectType(target.getOwner())
        : Type.getReturnType(target.getDesc());
  }

  /** Whether a number is changed on the way. */
  boolean adapts() {
    List<Type> taken = taken();
    boolean adapts = result.getSort() != Type.VOID && changes(made(), result);
    for (int i = 0; i < taken.size(); i++) {
      adapts |= changes(given.get(i), taken.get(i));
    }
    return adapts;
  }

  private static boolean changes(Type from, Type to) {
    return (Boxing.isNumber(from) || Boxing.isNumber(to)) && !from.equals(to);
  }

  boolean canBeWritten() {
    List<Type> taken = taken();
    boolean canBe = result.getSort() == Type.VOID || Boxing.fits(made(), result);
    for (int i = 0; i < taken.size(); i++) {
      canBe &= Boxing.fits(given.get(i), taken.get(i));
    }
    return canBe;
  }

  String descriptor() {
    return Type.getMethodDescriptor(result, given.toArray(new Type[0]));
  }

  MethodNode write(String name) {
    int access = Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC | Opcodes.ACC_SYNTHETIC;
    MethodNode method = new MethodNode(access, name, descriptor(), null, null);
    if (isConstructor()) {
      method.instructions.add(new TypeInsnNode(Opcodes.NEW, target.getOwner()));
      method.instructions.add(new InsnNode(Opcodes.DUP));
    }
    List<Type> taken = taken();
    int local = 0;
    int stack = 2;
    for (int i = 0; i < taken.size(); i++) {
      method.instructions.add(new VarInsnNode(given.get(i).getOpcode(Opcodes.ILOAD), local));
      if ((i == 0 && hasReceiver()) || Boxing.isUnboxed(given.get(i), taken.get(i))) {
        Boxing.requireObject(method.instructions);
      }
      Boxing.write(given.get(i), taken.get(i), method.instructions);
      local += given.get(i).getSize();
      stack += 2;
    }
    method.instructions.add(
        new MethodInsnNode(
            opcode(), target.getOwner(), target.getName(), target.getDesc(), target.isInterface()));
    finish(method);
    method.maxLocals = local;
    method.maxStack = stack;
    return method;
  }

  private void finish(MethodNode method) {
    Type made = made();
    if (result.getSort() != Type.VOID) {
      if (Boxing.isUnboxed(made, result)) {
        Boxing.requireObject(method.instructions);
      }
      Boxing.write(made, result, method.instructions);
    } else if (made.getSort() != Type.VOID) {
      method.instructions.add(new InsnNode(made.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP));
    }
    method.instructions.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
  }

  private int opcode() {
    return switch (target.getTag()) {
      case Opcodes.H_INVOKESTATIC -> Opcodes.INVOKESTATIC;
      case Opcodes.H_INVOKEVIRTUAL -> Opcodes.INVOKEVIRTUAL;
      case Opcodes.H_INVOKEINTERFACE -> Opcodes.INVOKEINTERFACE;
      default -> Opcodes.INVOKESPECIAL;
    };
  }
}

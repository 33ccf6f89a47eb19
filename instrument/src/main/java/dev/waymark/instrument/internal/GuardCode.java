package dev.waymark.instrument.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** The code before a guarded call: shows the probe the arguments, which then are as before. */
final class GuardCode {
  private static final Type OBJECT = Type.getType(ProbeNames.OBJECT);

  private final MethodNode method;
  private final int free;

  GuardCode(MethodNode method) {
    this.method = method;
    this.free = firstFree(method);
  }

  /** The first local that nothing uses. */
  private static int firstFree(MethodNode method) {
    int free = Math.max(method.maxLocals, (Type.getArgumentsAndReturnSizes(method.desc) >> 2));
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof VarInsnNode local) {
        free = Math.max(free, local.var + 2);
      } else if (each instanceof IincInsnNode local) {
        free = Math.max(free, local.var + 1);
      }
    }
    return free;
  }

  /** Guards {@code call} of a method that {@code owner} declares. */
  void insertBefore(MethodInsnNode call, String owner) {
    List<Type> types = operands(call);
    Out out = new Out();
    int end = free + types.stream().mapToInt(Type::getSize).sum();
    for (int i = types.size() - 1; i >= 0; i--) {
      end -= types.get(i).getSize();
      out.var(types.get(i).getOpcode(Opcodes.ISTORE), end);
    }
    out.constant(owner);
    out.constant(call.name);
    pushReferences(types, out);
    out.call(
        ProbeNames.REFUSALS, "call", "(Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V");
    int local = free;
    for (Type type : types) {
      out.var(type.getOpcode(Opcodes.ILOAD), local);
      local += type.getSize();
    }
    method.instructions.insertBefore(call, out.list());
  }

  /** What the call takes from the stack; an object that is not yet one stays there. */
  private static List<Type> operands(MethodInsnNode call) {
    List<Type> types = new ArrayList<>(Arrays.asList(Type.getArgumentTypes(call.desc)));
    if (call.getOpcode() != Opcodes.INVOKESTATIC && !call.name.equals("<init>")) {
      types.add(0, OBJECT);
    }
    return types;
  }

  private void pushReferences(List<Type> types, Out out) {
    out.push((int) types.stream().filter(GuardCode::isReference).count());
    out.type(Opcodes.ANEWARRAY, OBJECT.getInternalName());
    int index = 0;
    int local = free;
    for (Type type : types) {
      if (isReference(type)) {
        out.op(Opcodes.DUP);
        out.push(index++);
        out.var(Opcodes.ALOAD, local);
        out.op(Opcodes.AASTORE);
      }
      local += type.getSize();
    }
  }

  private static boolean isReference(Type type) {
    return type.getSort() >= Type.ARRAY;
  }
}

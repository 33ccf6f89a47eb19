package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Invoke.Dispatch;
import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.InvokeDynamic.Bootstrap;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.MethodRef;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Stack;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** All five call instructions. */
final class CallLifter {
  private static final Set<String> BUILDERS =
      Set.of("java/lang/StringBuilder", "java/lang/StringBuffer");

  private CallLifter() {}

  static void lift(AbstractInsnNode instruction, Emitter out) {
    if (instruction instanceof InvokeDynamicInsnNode dynamic) {
      linked(dynamic, out);
    } else {
      invoke((MethodInsnNode) instruction, out);
    }
  }

  private static void invoke(MethodInsnNode call, Emitter out) {
    List<Operand> arguments = out.pop(Type.getArgumentCount(call.desc));
    Dispatch dispatch = dispatch(call.getOpcode());
    Stack receiver = dispatch == Dispatch.STATIC ? null : out.pop();
    if (receiver != null) {
      out.checkNotNull(receiver);
    }
    MethodRef method = new MethodRef(call.owner, call.name, call.desc);
    Stack result = result(call.desc, factOf(call), out);
    out.emit(new Invoke(result, dispatch, method, call.itf, receiver, arguments));
  }

  private static Dispatch dispatch(int opcode) {
    return switch (opcode) {
      case Opcodes.INVOKESTATIC -> Dispatch.STATIC;
      case Opcodes.INVOKESPECIAL -> Dispatch.SPECIAL;
      case Opcodes.INVOKEINTERFACE -> Dispatch.INTERFACE;
      default -> Dispatch.VIRTUAL;
    };
  }

  private static void linked(InvokeDynamicInsnNode call, Emitter out) {
    List<Operand> arguments = out.pop(Type.getArgumentCount(call.desc));
    List<Object> fixed = Arrays.stream(call.bsmArgs).map(CallLifter::bootstrapArgument).toList();
    Bootstrap bootstrap = new Bootstrap(ref(call.bsm), fixed);
    out.emit(
        new InvokeDynamic(
            result(call.desc, Fact.NOTHING, out), call.name, call.desc, bootstrap, arguments));
  }

  private static Object bootstrapArgument(Object argument) {
    return argument instanceof Handle handle
        ? new InvokeDynamic.Handle(handle.getTag(), ref(handle))
        : ConstantLifter.pooled(argument);
  }

  private static MethodRef ref(Handle handle) {
    return new MethodRef(handle.getOwner(), handle.getName(), handle.getDesc());
  }

  /** String builders return themselves, which compilers rely on for every concatenation. */
  private static Fact factOf(MethodInsnNode call) {
    return BUILDERS.contains(call.owner) && call.desc.endsWith(")L" + call.owner + ";")
        ? Fact.NON_NULL
        : Fact.NOTHING;
  }

  private static @Nullable Stack result(String descriptor, Fact fact, Emitter out) {
    String type = descriptor.substring(descriptor.indexOf(')') + 1);
    return type.equals("V") ? null : out.push(Kind.of(type), fact);
  }
}

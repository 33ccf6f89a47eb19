package dev.waymark.program.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Method references for which the JVM puts numbers into boxes, takes them out, or widens them, such
 * as {@code Integer::sum} where a function of Integers is wanted. They become what a lambda is: a
 * method that the class is given does so in plain code. Instructions keep their numbers. The same
 * class always gives the same methods; a class that went through this stays as it is.
 */
public final class BoxingReferences {
  private static final String FACTORY = "java/lang/invoke/LambdaMetafactory";
  private static final String PREFIX = "reference$waymark$";

  private final ClassNode node;
  private int count;

  private BoxingReferences(ClassNode node) {
    this.node = node;
  }

  /** Rewrites {@code node}. */
  public static void lower(ClassNode node) {
    BoxingReferences references = new BoxingReferences(node);
    for (MethodNode method : List.copyOf(node.methods)) {
      references.lower(method);
    }
  }

  /** Whether a method of this name stands for a method reference. */
  public static boolean isMade(String name) {
    return name.startsWith(PREFIX);
  }

  private void lower(MethodNode method) {
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof InvokeDynamicInsnNode call && isPlain(call)) {
        ReferenceMethod behind = read(call);
        if (behind != null) {
          lead(call, behind);
        }
      }
    }
  }

  private static boolean isPlain(InvokeDynamicInsnNode call) {
    return call.bsm.getOwner().equals(FACTORY) && call.bsm.getName().equals("metafactory");
  }

  /** The method to be written; null if none is needed, or nobody but the JVM can do it. */
  private static @Nullable ReferenceMethod read(InvokeDynamicInsnNode call) {
    Handle target = (Handle) call.bsmArgs[1];
    if (target.getTag() == Opcodes.H_INVOKESPECIAL) {
      return null; // a lambda, or a private method: its parameters are those of the function
    }
    Type function = (Type) call.bsmArgs[2];
    List<Type> given = new ArrayList<>(List.of(Type.getArgumentTypes(call.desc)));
    given.addAll(List.of(function.getArgumentTypes()));
    ReferenceMethod method = new ReferenceMethod(target, given, function.getReturnType());
    return method.adapts() && method.canBeWritten() ? method : null;
  }

  private void lead(InvokeDynamicInsnNode call, ReferenceMethod behind) {
    String name = PREFIX + count++;
    node.methods.add(behind.write(name));
    boolean isInterface = (node.access & Opcodes.ACC_INTERFACE) != 0;
    Object[] arguments = Arrays.copyOf(call.bsmArgs, call.bsmArgs.length);
    arguments[1] =
        new Handle(Opcodes.H_INVOKESTATIC, node.name, name, behind.descriptor(), isInterface);
    call.bsmArgs = arguments;
  }
}

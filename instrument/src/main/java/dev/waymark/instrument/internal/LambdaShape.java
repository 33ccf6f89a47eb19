package dev.waymark.instrument.internal;

import dev.waymark.probe.Probe;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/**
 * A lambda or method reference that needs a bridge for its shadows.
 *
 * @param name the method of the functional interface
 * @param interfaceType its erased type
 * @param captured the types of the captured values
 * @param rest the types of the other parameters of the method behind
 * @param result the type that the method behind returns
 * @param target the method behind
 */
record LambdaShape(
    String name,
    Type interfaceType,
    List<Type> captured,
    List<Type> rest,
    Type result,
    Handle target) {
  static final String FACTORY = "java/lang/invoke/LambdaMetafactory";

  /** The shape of {@code call}; null if there is no bridge for it, or no need for one. */
  static @Nullable LambdaShape of(InvokeDynamicInsnNode call) {
    LambdaShape shape = any(call);
    return shape != null && shape.hasNumbers() ? shape : null;
  }

  /** The shape of {@code call}, with numbers or without; null if there is no bridge for it. */
  static @Nullable LambdaShape any(InvokeDynamicInsnNode call) {
    if (!call.bsm.getOwner().equals(FACTORY) || !call.bsm.getName().equals("metafactory")) {
      return null;
    }
    Handle target = (Handle) call.bsmArgs[1];
    List<Type> captured = List.of(Type.getArgumentTypes(call.desc));
    List<Type> all = parameters(target);
    LambdaShape shape =
        new LambdaShape(
            call.name,
            (Type) call.bsmArgs[0],
            captured,
            all.subList(captured.size(), all.size()),
            isConstructor(target)
                ? Type.getObjectType(target.getOwner())
                : Type.getReturnType(target.getDesc()),
            target);
    return shape.fits() ? shape : null;
  }

  /**
   * Whether the JVM takes numbers out of boxes for the method behind: then what they carry is lost.
   */
  static boolean unboxes(InvokeDynamicInsnNode call) {
    if (!call.bsm.getOwner().equals(FACTORY)) {
      return false;
    }
    Type[] given = ((Type) call.bsmArgs[0]).getArgumentTypes();
    List<Type> taken = parameters((Handle) call.bsmArgs[1]);
    int captured = taken.size() - given.length;
    for (int i = 0; i < given.length; i++) {
      if (given[i].getSort() >= Type.ARRAY && taken.get(captured + i).getSort() < Type.ARRAY) {
        return true;
      }
    }
    return false;
  }

  static boolean isConstructor(Handle target) {
    return target.getTag() == Opcodes.H_NEWINVOKESPECIAL;
  }

  private static List<Type> parameters(Handle target) {
    List<Type> types = new ArrayList<>(Arrays.asList(Type.getArgumentTypes(target.getDesc())));
    if (target.getTag() != Opcodes.H_INVOKESTATIC && !isConstructor(target)) {
      types.add(0, Type.getObjectType(target.getOwner()));
    }
    return types;
  }

  static List<Type> numbers(List<Type> types) {
    return types.stream().filter(type -> type.getSort() < Type.ARRAY).toList();
  }

  List<Type> capturedNumbers() {
    return numbers(captured);
  }

  List<Type> passedNumbers() {
    return numbers(List.of(interfaceType.getArgumentTypes()));
  }

  boolean returnsNumber() {
    Type type = interfaceType.getReturnType();
    return type.getSort() != Type.VOID && type.getSort() < Type.ARRAY;
  }

  private boolean hasNumbers() {
    return returnsNumber() || !capturedNumbers().isEmpty() || !passedNumbers().isEmpty();
  }

  /** Whether numbers reach the method behind as they are; the JVM may box or widen them. */
  private boolean fits() {
    List<Type> behind = new ArrayList<>(captured);
    behind.addAll(rest);
    return passedNumbers().equals(numbers(rest))
        && numbers(parameters(target)).equals(numbers(behind))
        && (!returnsNumber() || interfaceType.getReturnType().equals(result));
  }

  /** The token by which callers of the interface know the lambda. */
  int token() {
    return Probe.token(name, interfaceType.getDescriptor());
  }

  /** The token of the method behind. */
  int targetToken() {
    return Probe.token(target.getName(), target.getDesc());
  }
}

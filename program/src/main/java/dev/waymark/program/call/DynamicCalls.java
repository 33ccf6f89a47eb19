package dev.waymark.program.call;

import dev.waymark.program.ir.InvokeDynamic;
import dev.waymark.program.ir.InvokeDynamic.Handle;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** What an invokedynamic calls, by its bootstrap method. */
final class DynamicCalls {
  private static final int IMPLEMENTATION = 1;

  private DynamicCalls() {}

  /** The method handle that a lambda or method reference invokes; null for other call sites. */
  static @Nullable Handle implementation(InvokeDynamic call) {
    List<Object> fixed = call.bootstrap().arguments();
    return isLambda(call)
            && fixed.size() > IMPLEMENTATION
            && fixed.get(IMPLEMENTATION) instanceof Handle handle
        ? handle
        : null;
  }

  private static boolean isLambda(InvokeDynamic call) {
    String name = call.bootstrap().method().name();
    return call.bootstrap().method().owner().equals("java/lang/invoke/LambdaMetafactory")
        && (name.equals("metafactory") || name.equals("altMetafactory"));
  }

  /** The targets of a call site that makes no function object. */
  static CallTargets others(InvokeDynamic call) {
    return switch (call.bootstrap().method().owner()) {
      case "java/lang/invoke/StringConcatFactory" -> concatenation(call.descriptor());
      case "java/lang/runtime/SwitchBootstraps" -> CallTargets.NONE;
      case "java/lang/runtime/ObjectMethods" -> CallTargets.unknown(Openness.COMPONENTS);
      default -> CallTargets.unknown(Openness.BOOTSTRAP);
    };
  }

  /** Numbers and strings are concatenated without a call of anyone's method. */
  private static CallTargets concatenation(String descriptor) {
    return Arrays.stream(Type.getArgumentTypes(descriptor)).allMatch(DynamicCalls::isPlain)
        ? CallTargets.NONE
        : CallTargets.unknown(Openness.TO_STRING);
  }

  private static boolean isPlain(Type type) {
    return type.getSort() < Type.ARRAY || type.getDescriptor().equals("Ljava/lang/String;");
  }
}

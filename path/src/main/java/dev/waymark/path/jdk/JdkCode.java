package dev.waymark.path.jdk;

import dev.waymark.path.heap.Types;
import dev.waymark.program.MethodModel;
import java.util.Set;

/**
 * Methods of the JDK whose own code is walked through, since it does nothing but call others, or
 * read and write fields of its object.
 */
public final class JdkCode {
  private static final Set<String> OF_ENUMS =
      Set.of("<init>", "ordinal", "name", "compareTo", "equals", "getDeclaringClass", "toString");

  private final Types types;

  public JdkCode(Types types) {
    this.types = types;
  }

  /** Whether the code is walked through. */
  public boolean includes(MethodModel method) {
    return method.hasCode() && (isQuiet(method) || isCombinator(method));
  }

  /** Whether it is walked through, and no part of the path. */
  public boolean isQuiet(MethodModel method) {
    return isOfEnums(method) || isConstructorOfThrowable(method);
  }

  /** What makes functions of functions, and calls them. */
  private static boolean isCombinator(MethodModel method) {
    return method.ref().owner().startsWith("java/util/function/");
  }

  private static boolean isOfEnums(MethodModel method) {
    return method.ref().owner().equals("java/lang/Enum") && OF_ENUMS.contains(method.name());
  }

  private boolean isConstructorOfThrowable(MethodModel method) {
    String owner = method.ref().owner();
    return method.name().equals("<init>")
        && owner.startsWith("java/")
        && !owner.equals(JdkNatives.THROWABLE)
        && types.isThrowable(owner)
        && Types.parameters(method.descriptor()).stream().allMatch(each -> each.startsWith("L"));
  }
}

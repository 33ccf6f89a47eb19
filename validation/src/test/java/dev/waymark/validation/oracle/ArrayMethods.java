package dev.waymark.validation.oracle;

import dev.waymark.program.ir.MethodRef;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The two library methods that method handles do not reach well: lookup does not find the public
 * clone method of arrays, and HotSpot 17 compiles handles of System.arraycopy wrongly (C1 throws
 * NullPointerException in place of ArrayIndexOutOfBoundsException).
 */
final class ArrayMethods {
  private ArrayMethods() {}

  /** The handle to use for {@code method}; null if there is nothing special about it. */
  static @Nullable MethodHandle find(MethodRef method) throws IllegalAccessException {
    if (method.owner().startsWith("[") && method.name().equals("clone")) {
      return handle("copy");
    }
    return method.simpleName().equals("System.arraycopy") ? handle("arraycopy") : null;
  }

  private static MethodHandle handle(String name) throws IllegalAccessException {
    Method method =
        Arrays.stream(ArrayMethods.class.getDeclaredMethods())
            .filter(m -> m.getName().equals(name))
            .findFirst()
            .orElseThrow();
    return MethodHandles.lookup().unreflect(method);
  }

  static Object copy(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    arraycopy(array, 0, copy, 0, length);
    return copy;
  }

  @SuppressWarnings("SuspiciousSystemArraycopy") // The program under test decides on the types.
  static void arraycopy(Object from, int start, Object to, int target, int count) {
    System.arraycopy(from, start, to, target, count);
  }
}

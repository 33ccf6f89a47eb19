package dev.waymark.benchmarks.real.random;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A call of a public method or constructor.
 *
 * @param receiver the object to call; null if there is none
 */
record Call(Executable target, @Nullable Object receiver, List<@Nullable Object> arguments) {
  /** Calls; what the target throws is an end like any other, save an error of the JVM. */
  void run() {
    try {
      if (target instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments.toArray());
      } else {
        ((Method) target).invoke(receiver, arguments.toArray());
      }
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof VirtualMachineError error) {
        throw error;
      }
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(target.toString(), e);
    }
  }

  /** What is called with what, as far as texts of values tell. */
  String describe() {
    return target + " on " + receiver + " with " + Arrays.deepToString(arguments.toArray());
  }
}

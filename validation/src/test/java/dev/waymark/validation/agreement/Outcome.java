package dev.waymark.validation.agreement;

import dev.waymark.validation.oracle.EvaluatorBug;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import org.jspecify.annotations.Nullable;

/**
 * What a call did.
 *
 * @param result null if it threw
 * @param arguments the final contents of its arguments
 */
record Outcome(@Nullable String result, @Nullable Thrown thrown, String arguments) {
  /** Calls a static method by reflection. */
  static Outcome of(Method method, Object[] arguments) {
    try {
      Object result = method.invoke(null, arguments);
      return new Outcome(describe(result, arguments), null, Inputs.show(arguments));
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof EvaluatorBug bug) {
        throw bug;
      }
      return new Outcome(null, Thrown.of(e.getCause()), Inputs.show(arguments));
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** An array that was also given is another result than an equal one. */
  private static String describe(@Nullable Object result, Object[] arguments) {
    for (int i = 0; i < arguments.length; i++) {
      if (result != null && result.getClass().isArray() && result == arguments[i]) {
        return "argument " + i;
      }
    }
    return Description.of(result);
  }

  /** Whether the reference evaluator did the same. */
  boolean agreesWith(Outcome evaluated) {
    boolean sameResult =
        result == null ? evaluated.result == null : result.equals(evaluated.result);
    return sameResult
        && Thrown.agree(thrown, evaluated.thrown)
        && arguments.equals(evaluated.arguments);
  }
}

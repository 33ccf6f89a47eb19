package dev.waymark.validation.agreement;

import static org.junit.jupiter.api.Assertions.fail;

import dev.waymark.validation.oracle.EvaluatorBug;
import dev.waymark.validation.oracle.ReferenceEvaluator;
import java.lang.reflect.Method;
import java.util.HashSet;
import java.util.Set;

/** Runs methods in the JVM and in the evaluator, on equal inputs, and compares what they did. */
final class Agreement {
  private final ReferenceEvaluator evaluator;
  private final long seed;
  private final Set<Method> compared = new HashSet<>();
  private int exceptions;

  Agreement(ReferenceEvaluator evaluator, long seed) {
    this.evaluator = evaluator;
    this.seed = seed;
  }

  /** How many methods agreed on all their inputs. */
  int methods() {
    return compared.size();
  }

  /** How many inputs, over all methods, ended in an exception. */
  int exceptions() {
    return exceptions;
  }

  /** Fails at the first of {@code count} inputs on which the two differ. */
  void check(Method real, int count) {
    Method interpreted = interpreted(real);
    Inputs inputs = Inputs.of(real.getParameterTypes(), seed + real.toString().hashCode());
    for (int i = 0; i < count; i++) {
      check(real, interpreted, inputs, i);
    }
    compared.add(real);
  }

  private Method interpreted(Method real) {
    try {
      Class<?> stub = evaluator.load(real.getDeclaringClass().getName());
      return stub.getMethod(real.getName(), real.getParameterTypes());
    } catch (NoSuchMethodException e) {
      throw new IllegalStateException(e);
    }
  }

  private void check(Method real, Method interpreted, Inputs inputs, int index) {
    Outcome expected = Outcome.of(real, inputs.get(index));
    Outcome actual = evaluate(interpreted, inputs.get(index));
    if (!expected.agreesWith(actual)) {
      fail(
          String.join(
              "\n",
              real.toString(),
              "input " + index + ": " + Inputs.show(inputs.get(index)),
              "JVM: " + expected,
              "IR:  " + actual));
    }
    exceptions += expected.thrown() == null ? 0 : 1;
  }

  private static Outcome evaluate(Method interpreted, Object[] arguments) {
    String input = Inputs.show(arguments);
    try {
      return Outcome.of(interpreted, arguments);
    } catch (EvaluatorBug bug) {
      throw new AssertionError(interpreted + " on " + input + ": " + bug.getMessage(), bug);
    }
  }
}

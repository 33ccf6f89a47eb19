package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.waymark.probe.run.Trace;
import java.lang.reflect.Method;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * The constraints of a run, evaluated for other inputs, tell what the run with those inputs
 * records: equal operands as long as the outcomes agree, and then a constraint that is false.
 */
class SharedPrefixTest {
  private static final int INPUTS = 20;
  private static final int VARIANTS = 3;

  private final Targets targets = Targets.ofValidation();
  private final Instrumenter instrumenter = targets.instrumenter();
  private int compared;

  @TestFactory
  Stream<DynamicTest> constraintsForeseeTheNextRun() {
    ClassLoader loader = targets.instrumented(instrumenter);
    return Stream.concat(
        Targets.methods(targets.classes(), loader).stream().map(this::test),
        Stream.of(dynamicTest("many events were compared", () -> assertTrue(compared > 10_000))));
  }

  private DynamicTest test(Method method) {
    String name = method.getDeclaringClass().getSimpleName() + "." + method.getName();
    return dynamicTest(name, () -> compare(method));
  }

  private void compare(Method method) {
    for (int i = 0; i < INPUTS; i++) {
      @Nullable Object[] input = Inputs.of(method, i);
      Call first = Call.symbolic(method, Inputs.of(method, i));
      for (int k = 0; k < VARIANTS; k++) {
        Call second = Call.symbolic(method, Inputs.variant(method, input, i * 31L + k));
        if (isComplete(first) && isComplete(second)) {
          comparePrefix(first, second);
        }
      }
    }
  }

  private static boolean isComplete(Call call) {
    return call.trace().incompleteness().isEmpty();
  }

  private void comparePrefix(Call first, Call second) {
    Trace trace = first.trace();
    Trace other = second.trace();
    Constraints foreseen = new Constraints(trace, instrumenter.sites(), second.inputs());
    Constraints recorded = new Constraints(other, instrumenter.sites(), second.inputs());
    for (int i = 0; i < trace.size() && i < other.size(); i++) {
      compared++;
      if (trace.outcome(i) != other.outcome(i)) {
        assertFalse(foreseen.holds(i), "event " + i);
        return;
      }
      assertEquals(recorded.left(i), foreseen.left(i), "left of event " + i);
      assertEquals(recorded.right(i), foreseen.right(i), "right of event " + i);
      assertTrue(foreseen.holds(i), "event " + i);
    }
    assertEquals(trace.size(), other.size(), "one run goes on without a symbolic branch");
  }
}

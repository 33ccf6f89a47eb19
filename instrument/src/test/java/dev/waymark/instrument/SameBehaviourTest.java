package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import dev.waymark.instrument.site.Site;
import dev.waymark.probe.Coverage;
import dev.waymark.probe.run.SelfCheck;
import dev.waymark.program.ir.Check;
import java.lang.reflect.Method;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Target programs do with symbolic inputs what they do without instrumentation. */
class SameBehaviourTest {
  private static final int INPUTS = 60;
  private static final int METHODS = 400;

  private final Targets targets = Targets.ofValidation();
  private final Instrumenter instrumenter = targets.instrumenter();

  @TestFactory
  Stream<DynamicTest> instrumentedMethodsDoTheSame() {
    List<Method> plain = Targets.methods(targets.classes(), targets.plain());
    List<Method> instrumented =
        Targets.methods(targets.classes(), targets.instrumented(instrumenter));
    assertEquals(plain.size(), instrumented.size());
    assertTrue(plain.size() >= METHODS, plain.size() + " methods only");
    return Stream.concat(
        IntStream.range(0, plain.size()).mapToObj(i -> same(plain.get(i), instrumented.get(i))),
        Stream.of(dynamicTest("shadows never differ from values", this::selfCheck)));
  }

  private DynamicTest same(Method plain, Method instrumented) {
    String name = plain.getDeclaringClass().getSimpleName() + "." + plain.getName();
    return dynamicTest(name, () -> compare(plain, instrumented));
  }

  private void compare(Method plain, Method instrumented) {
    for (int i = 0; i < INPUTS; i++) {
      String expected = Call.plain(plain, Inputs.of(plain, i));
      Coverage.clear(instrumenter.sites().size());
      Call call = Call.symbolic(instrumented, Inputs.of(plain, i));
      assertEquals(expected, call.outcome());
      assertHolds(call);
      assertCovered(call);
    }
  }

  private void assertHolds(Call call) {
    Constraints constraints = new Constraints(call.trace(), instrumenter.sites(), call.inputs());
    for (int i = 0; i < call.trace().size(); i++) {
      assertTrue(constraints.holds(i), "event " + i);
      var left = call.trace().left(i);
      var right = call.trace().right(i);
      assertEquals(left == null ? call.trace().constant(i) : left.value(), constraints.left(i));
      assertEquals(right == null ? call.trace().constant(i) : right.value(), constraints.right(i));
    }
  }

  /** What the trace says was taken is covered, noted or implied; but checks that pass are not. */
  private void assertCovered(Call call) {
    BitSet covered = new BitSet();
    IntStream.range(0, instrumenter.sites().size()).filter(Coverage::isHit).forEach(covered::set);
    instrumenter.sites().addImplied(covered);
    for (int i = 0; i < call.trace().size(); i++) {
      int outcome = call.trace().outcome(i);
      Site site = instrumenter.sites().site(outcome);
      boolean passes = site.code() instanceof Check && outcome == site.id();
      assertTrue(passes || covered.get(outcome), () -> site + " is not covered");
    }
  }

  private void selfCheck() {
    assertTrue(SelfCheck.ON);
    assertTrue(SelfCheck.comparisons() > 10_000, SelfCheck.comparisons() + " comparisons");
    assertEquals(0, SelfCheck.mismatches(), SelfCheck::firstMismatch);
  }
}

package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.targets.Nested;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.program.Program;
import org.junit.jupiter.api.Test;

class NestingTest {
  private static final RunLimits LIMITS = new RunLimits(10_000, 100, 1_000, 1_000);

  private final Targets targets = new Targets(Nested.class);
  private final Instrumenter instrumenter =
      new Instrumenter(
          new Program(targets.classes()),
          name -> name.startsWith("dev/waymark/instrument/targets/"));
  private final Class<?> nested =
      Targets.load(Nested.class.getName(), targets.instrumented(instrumenter));

  private String outcome(int depth) throws NoSuchMethodException {
    var method = nested.getMethod("deepThroughShallow", int.class);
    return Call.symbolic(method, new Object[] {depth}, LIMITS).outcome();
  }

  @Test
  void recursionThroughMethodsThatDoNotCountIsBounded() throws NoSuchMethodException {
    assertTrue(outcome(200).contains("BudgetExhausted: out of depth"), outcome(200));
  }

  @Test
  void methodsThatDoNotCountLeaveRoom() throws NoSuchMethodException {
    assertTrue(outcome(90).contains(":90 "), outcome(90));
  }
}

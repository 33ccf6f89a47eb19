package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.instrument.targets.Ways;
import dev.waymark.probe.Coverage;
import dev.waymark.probe.run.Incompleteness;
import dev.waymark.probe.run.LossReason;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.run.Trace;
import dev.waymark.probe.shadow.Operation;
import dev.waymark.probe.shadow.RelationCode;
import dev.waymark.program.Program;
import dev.waymark.program.branch.Branch;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A number stays symbolic on all its ways, or the run says that it did not. */
class WaysTest {
  private final Targets targets = new Targets(Ways.class);
  private final Instrumenter instrumenter =
      new Instrumenter(
          new Program(targets.classes()),
          name -> name.startsWith("dev/waymark/instrument/targets/"));
  private final Class<?> ways =
      Targets.load(Ways.class.getName(), targets.instrumented(instrumenter));

  private Call call(String method, int x, RunLimits limits) throws NoSuchMethodException {
    return Call.symbolic(ways.getMethod(method, int.class), new Object[] {x}, limits);
  }

  private Call call(String method, int x) throws NoSuchMethodException {
    return call(method, x, RunLimits.DEFAULT);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "staticField",
        "constructorAndField",
        "wideField",
        "array",
        "capturedByLambda",
        "passedToLambda",
        "methodReference",
        "boundMethodReference",
        "interfaceOfTheJdk",
        "defaultMethod",
        "initializerBetween",
        "smallMethods"
      })
  void theBranchIsSymbolic(String method) throws NoSuchMethodException {
    Call other = call(method, 41);
    Call wanted = call(method, 42);
    assertTrue(other.outcome().contains(":0 "), other.outcome());
    assertTrue(wanted.outcome().contains(":1 "), wanted.outcome());
    assertEquals(Set.of(), wanted.trace().incompleteness());
    assertEquals(1, wanted.trace().size());
    var constraints = new Constraints(wanted.trace(), instrumenter.sites(), other.inputs());
    assertFalse(constraints.holds(0));
  }

  @ParameterizedTest
  @ValueSource(strings = {"callOfTheJdk", "callerInTheJdk"})
  void codeThatIsNotInstrumentedMakesTheRunIncomplete(String method) throws NoSuchMethodException {
    assertFalse(call(method, 42).trace().incompleteness().isEmpty());
  }

  @Test
  void aReadAtASymbolicIndexRangesOverTheElements() throws NoSuchMethodException {
    Trace trace = call("symbolicRead", 1).trace();
    assertEquals(List.of(RelationCode.BELOW, RelationCode.EQ), relations(trace));
    assertEquals(Operation.SELECT, Objects.requireNonNull(trace.left(1)).operation());
    assertEquals(List.of(RelationCode.NOT_BELOW), relations(call("symbolicRead", 3).trace()));
  }

  @Test
  void aWriteAtASymbolicIndexReachesEveryElement() throws NoSuchMethodException {
    Trace trace = call("symbolicWrite", 2).trace();
    assertEquals(List.of(RelationCode.BELOW, RelationCode.NE), relations(trace));
    assertEquals(Operation.CHOICE, Objects.requireNonNull(trace.left(1)).operation());
  }

  @Test
  void divisorsAndSizesAreConstraints() throws NoSuchMethodException {
    assertEquals(List.of(RelationCode.NE, RelationCode.NE), relations(call("division", 1).trace()));
    assertEquals(List.of(RelationCode.EQ), relations(call("division", 0).trace()));
    assertEquals(List.of(RelationCode.GE, RelationCode.NE), relations(call("newArray", 1).trace()));
    assertEquals(List.of(RelationCode.LT), relations(call("newArray", -1).trace()));
  }

  private static List<Integer> relations(Trace trace) {
    return IntStream.range(0, trace.size()).mapToObj(trace::relation).toList();
  }

  @Test
  void coverageShowsOutcomesAndFailedChecks() throws NoSuchMethodException {
    Coverage.clear(instrumenter.sites().size());
    call("nullReference", 42);
    assertEquals(Set.of("x == 42 [true]", "text != null [NullPointerException]"), coveredTexts());
    Coverage.clear(instrumenter.sites().size());
    call("nullReference", 41);
    assertEquals(Set.of("x == 42 [false]"), coveredTexts());
  }

  private Set<String> coveredTexts() {
    BitSet covered = new BitSet();
    IntStream.range(0, instrumenter.sites().size()).filter(Coverage::isHit).forEach(covered::set);
    instrumenter.sites().addImplied(covered);
    return covered.stream()
        .mapToObj(i -> instrumenter.sites().branch(i).map(Branch::label).orElse("?"))
        .map(label -> label.substring(label.indexOf(' ') + 1))
        .collect(Collectors.toSet());
  }

  @Test
  void noCodeSwallowsTheEndOfTheBudget() throws NoSuchMethodException {
    Call call = call("swallowsEverything", 1, new RunLimits(10_000, 100, 100, 1_000_000));
    assertTrue(call.outcome().contains("BudgetExhausted: out of steps"), call.outcome());
    assertTrue(
        call.trace().incompleteness().contains(new Incompleteness(LossReason.TRACE_LIMIT, -1)));
  }

  @Test
  void theDepthOfCallsIsBounded() throws NoSuchMethodException {
    RunLimits limits = new RunLimits(10_000, 100, 1_000, 1_000);
    assertTrue(call("deep", 200, limits).outcome().contains("BudgetExhausted: out of depth"));
    assertTrue(call("deep", 50, limits).outcome().contains(":50 "));
  }

  @Test
  void shortLoopsCountAsSteps() throws NoSuchMethodException {
    RunLimits few = new RunLimits(50_000, 100, 1_000, 1_000_000);
    assertTrue(call("manyShortLoops", 1, few).outcome().contains("BudgetExhausted: out of steps"));
    RunLimits enough = new RunLimits(200_000, 100, 1_000, 1_000_000);
    assertFalse(call("manyShortLoops", 1, enough).outcome().contains("BudgetExhausted"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"shadowsInALoop", "shadowsInCalls"})
  void theNumberOfShadowsIsBounded(String method) throws NoSuchMethodException {
    Incompleteness limit = new Incompleteness(LossReason.TERM_LIMIT, -1);
    Trace few = call(method, 1, new RunLimits(1_100, 100, 100, 500)).trace();
    assertEquals(Set.of(limit), few.incompleteness());
    assertEquals(500, few.nodes());
    Trace enough = call(method, 1, new RunLimits(100_000, 100, 100, 5_000)).trace();
    assertEquals(Set.of(), enough.incompleteness());
    assertEquals(1, enough.size());
  }

  @Test
  void shadowsAreNoSteps() throws NoSuchMethodException {
    RunLimits limits = new RunLimits(1_100, 100, 100, 5_000);
    assertFalse(call("shadowsInALoop", 1, limits).outcome().contains("BudgetExhausted"));
  }

  @Test
  void theLengthOfAParameterIsRecordedAtBothEndsOfALoop() throws NoSuchMethodException {
    assertEquals(List.of(true, true, false), iterations("sum", 2));
    assertEquals(List.of(false), iterations("sum", 0));
    assertEquals(List.of(true), iterations("sumOfOther", 2));
  }

  /** Whether each recorded comparison of an array of this length led into the loop. */
  private List<Boolean> iterations(String method, int length) throws NoSuchMethodException {
    Object[] arguments = {new int[length]};
    Trace trace = Call.symbolic(ways.getMethod(method, int[].class), arguments).trace();
    return IntStream.range(0, trace.size())
        .mapToObj(i -> trace.relation(i) == RelationCode.LT)
        .toList();
  }

  @Test
  void anArrayThatIsNullFailsTheCheckInTheHeadOfALoop() throws NoSuchMethodException {
    Coverage.clear(instrumenter.sites().size());
    Object[] arguments = {null};
    assertTrue(
        Call.symbolic(ways.getMethod("sum", int[].class), arguments)
            .outcome()
            .contains("NullPointerException"));
    assertEquals(Set.of("values != null [NullPointerException]"), coveredTexts());
  }

  @Test
  void aFailedCheckIsThatOfTheFrameThatThrew() throws NoSuchMethodException {
    Coverage.clear(instrumenter.sites().size());
    call("failsFurtherDown", 1);
    assertEquals(
        Set.of(
            "text == null [true]", "text == null [false]", "text != null [NullPointerException]"),
        coveredTexts());
  }
}

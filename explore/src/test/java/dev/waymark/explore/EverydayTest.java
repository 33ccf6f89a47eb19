package dev.waymark.explore;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.explore.everyday.Billing;
import dev.waymark.explore.everyday.Club;
import dev.waymark.explore.everyday.Formula;
import dev.waymark.explore.everyday.Lockers;
import dev.waymark.explore.everyday.Login;
import dev.waymark.explore.everyday.Parcel;
import dev.waymark.explore.everyday.Signup;
import dev.waymark.explore.everyday.Ticket;
import dev.waymark.explore.everyday.Transfer;
import dev.waymark.explore.everyday.Vault;
import dev.waymark.explore.everyday.Words;
import dev.waymark.explore.extension.Extensions;
import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.job.Budget;
import dev.waymark.explore.job.ClassTargets;
import dev.waymark.explore.job.Settings;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.ClassPath;
import dev.waymark.program.Program;
import dev.waymark.target.Shape;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Objects are brought into the states that branches need, by what the program itself offers. */
class EverydayTest {
  private static final Program PROGRAM =
      new Program(Explorer.withApi(ClassPath.open(ClassPath.placeOf(Vault.class))));

  /**
   * The first is enough on most machines; some classes have checks to look for until time is up.
   */
  private static final List<Duration> TIMES =
      List.of(Duration.ofSeconds(5), Duration.ofSeconds(20), Duration.ofMinutes(2));

  private static final Duration LONG = Duration.ofMinutes(2);

  private static ClassFindings explore(Class<?> type, Duration time) {
    Budget budget = new Budget(5_000, time);
    Settings settings = new Settings(Criterion.BRANCH, budget, new Bounds(2, Map.of()), 0);
    return new Explorer(PROGRAM, settings)
        .explore(
            new ClassTargets(PROGRAM).of(PROGRAM.require(type.getName())),
            entry -> Extensions.NONE);
  }

  /** The branches that the source shows and no test takes. */
  private static List<String> uncovered(Class<?> type, Duration time) {
    return explore(type, time).verdicts().entrySet().stream()
        .filter(each -> !(each.getValue() instanceof Verdict.Covered))
        .map(each -> each.getKey().name())
        .filter(each -> !each.endsWith("Exception]"))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(
      classes = {
        Vault.class,
        Signup.class,
        Ticket.class,
        Formula.class,
        Billing.class,
        Lockers.class,
        Login.class,
        Club.class,
        Parcel.class,
        Transfer.class,
        Words.class
      })
  void allBranchesAreCovered(Class<?> type) {
    List<String> uncovered = List.of("not explored");
    for (Duration time : TIMES) {
      uncovered = uncovered.isEmpty() ? uncovered : uncovered(type, time);
    }
    assertEquals(List.of(), uncovered);
  }

  /** One call opens it; more would say nothing more. */
  @Test
  void aTestMakesNoMoreCallsThanItNeeds() {
    List<Shape> receivers =
        explore(Vault.class, LONG).methods().stream()
            .filter(each -> each.entry().method().name().equals("read"))
            .flatMap(each -> each.tests().stream())
            .map(TestCase::input)
            .map(each -> each.arguments().get(0))
            .toList();
    assertTrue(receivers.stream().anyMatch(Shape.Made.class::isInstance), receivers::toString);
    assertTrue(
        receivers.stream().anyMatch(each -> each instanceof Shape.Used u && u.calls().size() == 1),
        receivers::toString);
    assertEquals(2, receivers.size(), receivers::toString);
  }
}

package dev.waymark.solver;

import static dev.waymark.solver.Example.assertUnknown;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Deadline;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Reason;
import dev.waymark.solver.api.Sat;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** When all time is up, no query is answered, however much its own limits would allow. */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#essential")
class DeadlineTest {
  private final Subject subject;
  private final Example example = new Example();

  DeadlineTest(Subject subject) {
    this.subject = subject;
  }

  @Test
  void aQueryEndsThoughItsLimitsAllowMore() {
    try (SolverStack stack = subject.open(Limits.NONE)) {
      stack.until(System.nanoTime() + Duration.ofMillis(200).toNanos());
      assertUnknown(Reason.TIME, stack.check(factoring()));
    }
  }

  @Test
  void afterTheDeadlineEvenEasyQueriesAreUnknown() {
    Symbol x = example.intSymbol("x");
    Query query = Query.of(example.compare(x, Relation.GT, 5));
    try (SolverStack stack = subject.open(Limits.NONE)) {
      stack.until(System.nanoTime() + Duration.ofHours(1).toNanos());
      assertInstanceOf(Sat.class, stack.check(query));
      stack.until(System.nanoTime());
      stack.forget();
      assertUnknown(Reason.TIME, stack.check(factoring()));
    }
  }

  @Test
  void aDeadlineIsOverWhenTheClockSaysSo() {
    AtomicLong now = new AtomicLong();
    Deadline deadline = new Deadline(now::get);
    assertFalse(deadline.isOver());
    deadline.set(10);
    assertEquals(Duration.ofNanos(10), deadline.limit(Duration.ofSeconds(1)));
    assertEquals(Duration.ofNanos(5), deadline.limit(Duration.ofNanos(5)));
    now.set(10);
    assertTrue(deadline.isOver());
    assertThrows(Deadline.TimeIsUp.class, deadline::check);
  }

  @Test
  void thereIsAlwaysTimeIfNobodySetsADeadline() {
    assertFalse(Deadline.NONE.isOver());
    assertThrows(IllegalStateException.class, () -> Deadline.NONE.set(1));
  }

  /** Nobody finds the factors soon. */
  private Query factoring() {
    Symbol p = example.terms.symbol(Sort.LONG, "p", 2, Integer.MAX_VALUE);
    Symbol q = example.terms.symbol(Sort.LONG, "q", 2, Integer.MAX_VALUE);
    long product = 2_147_483_629L * 2_147_483_587L;
    return Query.of(example.same(example.terms.binary(BinaryOperator.LMUL, p, q), product));
  }
}

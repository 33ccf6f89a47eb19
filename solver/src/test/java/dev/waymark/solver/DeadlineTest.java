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
import dev.waymark.term.Term;
import java.time.Duration;
import java.util.List;
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
      assertUnknown(Reason.TIME, stack.check(mixing()));
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
      assertUnknown(Reason.TIME, stack.check(mixing()));
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

  /** Nobody finds out soon whether a number is mixed to two given ones. */
  private Query mixing() {
    Symbol x = example.terms.symbol(Sort.LONG, "x");
    return Query.of(
        List.of(
            example.same(mixed(x, 0x9E3779B97F4A7C15L), 42),
            example.same(mixed(x, 0xD1B54A32D192ED03L), 4711)));
  }

  private Term mixed(Term number, long factor) {
    Term mixed = number;
    for (int shift = 31; shift > 15; shift -= 2) {
      Term shifted =
          example.terms.binary(BinaryOperator.LUSHR, mixed, example.terms.intConstant(shift));
      Term next = example.terms.binary(BinaryOperator.LXOR, mixed, shifted);
      Term odd = example.terms.binary(BinaryOperator.LOR, next, example.terms.longConstant(factor));
      mixed = example.terms.binary(BinaryOperator.LMUL, next, odd);
    }
    return mixed;
  }
}

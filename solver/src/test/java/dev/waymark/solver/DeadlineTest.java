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
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.UnknownReason;
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
  private static final long FACTOR = 0x9E3779B97F4A7C15L;
  private static final long OTHER_FACTOR = 0xD1B54A32D192ED03L;

  private final Subject subject;
  private final Example example = new Example();

  DeadlineTest(Subject subject) {
    this.subject = subject;
  }

  @Test
  void aQueryEndsThoughItsLimitsAllowMore() {
    try (SolverStack stack = subject.open(Limits.NONE)) {
      stack.until(System.nanoTime() + Duration.ofMillis(200).toNanos());
      assertUnknown(UnknownReason.TIME, stack.check(mixing()));
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
      assertUnknown(UnknownReason.TIME, stack.check(mixing()));
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

  /** Finding the one number that is mixed to these two takes minutes; none is soon ruled out. */
  private Query mixing() {
    Symbol x = example.terms.symbol(Sort.LONG, "x");
    return Query.of(List.of(isMixedLikeOne(x, FACTOR), isMixedLikeOne(x, OTHER_FACTOR)));
  }

  private Term isMixedLikeOne(Symbol number, long factor) {
    Term mixed = number;
    long one = 0x123456789ABCDEFL;
    for (int shift = 31; shift > 15; shift -= 2) {
      Term shifted =
          example.terms.binary(BinaryOperator.LUSHR, mixed, example.terms.intConstant(shift));
      Term next = example.terms.binary(BinaryOperator.LXOR, mixed, shifted);
      Term odd = example.terms.binary(BinaryOperator.LOR, next, example.terms.longConstant(factor));
      mixed = example.terms.binary(BinaryOperator.LMUL, next, odd);
      long nextOne = one ^ one >>> shift;
      one = nextOne * (nextOne | factor);
    }
    return example.same(mixed, one);
  }
}

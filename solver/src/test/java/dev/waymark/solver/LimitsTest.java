package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Limits;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.solver.api.Unknown;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import java.math.BigInteger;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Limits hold, and a solver that hit one goes on. */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#essential")
class LimitsTest {
  private final Subject subject;
  private final Example example = new Example();
  private final Symbol x = example.intSymbol("x");

  LimitsTest(Subject subject) {
    this.subject = subject;
  }

  @Test
  void limitsOfStepsEndHardQueries() {
    try (SolverStack limited = subject.open(new Limits(Duration.ofMinutes(1), 50_000))) {
      Answer answer = limited.check(factoring());
      assertEquals(UnknownReason.STEPS, assertInstanceOf(Unknown.class, answer).reason());
      assertSat(Query.of(), limited.check(Query.of()));
    }
  }

  @Test
  void limitsOfTimeEndHardQueries() {
    try (SolverStack limited = subject.open(Limits.ofTime(Duration.ofMillis(500)))) {
      Answer answer = limited.check(factoring());
      assertEquals(UnknownReason.TIME, assertInstanceOf(Unknown.class, answer).reason());
      Query easy = Query.of(example.compare(x, Relation.EQ, 5));
      assertSat(easy, limited.check(easy));
    }
  }

  @Test
  void aQuickTryGivesUpWhereMoreEffortDoesNot() {
    Limits least = new Limits(Duration.ofMinutes(1), 1);
    Query query = factoring(14);
    try (SolverStack stack = subject.builder().limits(Limits.NONE).quick(least).build()) {
      assertEquals(QueryEffort.QUICK, stack.least());
      assertInstanceOf(Unknown.class, stack.check(query.with(QueryEffort.QUICK)));
      assertSat(query, stack.check(query));
      assertInstanceOf(Unknown.class, stack.check(factoring(15).with(QueryEffort.QUICK)));
    }
  }

  private Query factoring() {
    return factoring(31);
  }

  /** A product of two primes of so many bits each, to be found again. */
  private Query factoring(int bits) {
    Random random = new Random(1);
    long product =
        BigInteger.probablePrime(bits, random)
            .multiply(BigInteger.probablePrime(bits, random))
            .longValueExact();
    Symbol p = example.terms.symbol(Sort.LONG, "p", 2, Integer.MAX_VALUE);
    Symbol q = example.terms.symbol(Sort.LONG, "q", 2, Integer.MAX_VALUE);
    return Query.of(example.same(example.terms.binary(BinaryOperator.LMUL, p, q), product));
  }
}

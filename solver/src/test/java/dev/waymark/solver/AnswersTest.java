package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnknown;
import static dev.waymark.solver.Example.assertUnsat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.term.Assignment;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** What every solver and every stack of layers must answer. */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#all")
class AnswersTest {
  private final Subject subject;

  private final Example example = new Example();
  private final Symbol x = example.intSymbol("x");
  private final Symbol y = example.intSymbol("y");
  private final SolverStack solver;

  AnswersTest(Subject subject) {
    this.subject = subject;
    this.solver = subject.open();
  }

  @AfterEach
  void close() {
    solver.close();
  }

  private Answer check(Term... constraints) {
    return solver.check(Query.of(constraints));
  }

  @Test
  void noConstraintsAreSat() {
    assertSat(Query.of(), check());
  }

  @Test
  void constantsAreDecided() {
    assertSat(Query.of(), check(example.terms.truth()));
    Query query = Query.of(example.compare(x, Relation.GT, 0), example.terms.falsity());
    assertEquals(List.of(example.terms.falsity()), assertUnsat(query, solver.check(query)));
  }

  @Test
  void aModelHasTheValueAskedFor() {
    Query query = Query.of(example.compare(x, Relation.EQ, -17));
    assertEquals(-17, assertSat(query, solver.check(query)).bits(x));
  }

  @Test
  void aModelAssignsNothingElse() {
    check(example.compare(y, Relation.EQ, 3));
    Query query = Query.of(example.compare(x, Relation.GT, 5));
    assertFalse(assertSat(query, solver.check(query)).isAssigned(y));
  }

  @Test
  void domainsAreConstraints() {
    Symbol small = example.terms.symbol(Sort.INT, "small", -3, 4);
    Term product = example.terms.binary(BinaryOperator.IMUL, small, small);
    Query fits = Query.of(example.compare(product, Relation.EQ, 16));
    assertEquals(4, assertSat(fits, solver.check(fits)).bits(small));
    Query outside = Query.of(example.compare(product, Relation.EQ, 25));
    assertUnsat(outside, solver.check(outside));
  }

  @Test
  void truthSymbolsHaveValuesAndDomains() {
    Symbol free = example.terms.symbol(Sort.BOOL, "free");
    Symbol fixed = example.terms.symbol(Sort.BOOL, "fixed", 1, 1);
    Query query = Query.of(example.terms.or(free, example.terms.not(fixed)));
    assertEquals(1, assertSat(query, solver.check(query)).bits(free));
    Query outside = Query.of(free, example.terms.not(fixed));
    assertUnsat(outside, solver.check(outside));
  }

  @Test
  void aCoreIsUnsatAlone() {
    Term sum = example.terms.binary(BinaryOperator.IADD, x, y);
    Query query =
        Query.of(
            example.compare(x, Relation.GT, 0),
            example.compare(y, Relation.NE, 7),
            example.compare(sum, Relation.EQ, 12),
            example.compare(x, Relation.LT, 10),
            example.compare(sum, Relation.EQ, 13));
    List<Term> core = assertUnsat(query, solver.check(query));
    assertTrue(core.size() < 5, core::toString);
    try (SolverStack other = subject.open()) {
      assertUnsat(Query.of(core), other.check(Query.of(core)));
    }
  }

  @Test
  void repeatedConstraintsDoNotMatter() {
    Term positive = example.compare(x, Relation.GT, 0);
    Query sat = Query.of(positive, positive);
    assertSat(sat, solver.check(sat));
    Query unsat = Query.of(positive, positive, example.compare(x, Relation.LT, -5), positive);
    assertUnsat(unsat, solver.check(unsat));
  }

  @Test
  void symbolsOutsideTheQueryKeepTheirBaseValues() {
    Assignment base = Assignment.EMPTY.with(x, 1).with(y, 99);
    Query query = Query.flipped(List.of(example.compare(x, Relation.GT, 5)), base);
    assertEquals(99, assertSat(query, solver.check(query)).bits(y));
  }

  @Test
  void theWholeFlippedPathHolds() {
    Assignment base = Assignment.EMPTY.with(x, 1).with(y, 99);
    Query query =
        Query.flipped(
            List.of(
                example.compare(y, Relation.GT, 50),
                example.compare(x, Relation.LT, 30),
                example.compare(x, Relation.GT, 5)),
            base);
    assertSat(query, solver.check(query));
  }

  /** As an exploration asks: prefixes of a path, each with its last condition flipped. */
  @Test
  void pathsMayShareAnyConditions() {
    Term remainder = example.terms.binary(BinaryOperator.IREM, x, example.terms.intConstant(1000));
    List<Term> path = new ArrayList<>();
    for (int i = 0; i < 20; i++) {
      Query here = Query.of(plus(path, example.compare(remainder, Relation.EQ, i)));
      assertEquals(i, assertSat(here, solver.check(here)).bits(x) % 1000);
      path.add(example.compare(remainder, Relation.NE, i));
    }
    Query none = Query.of(plus(path.subList(5, 20), example.compare(remainder, Relation.EQ, 7)));
    assertUnsat(none, solver.check(none));
    Query some = Query.of(plus(path.subList(5, 20), example.compare(remainder, Relation.EQ, 3)));
    assertSat(some, solver.check(some));
  }

  private static List<Term> plus(List<Term> path, Term last) {
    List<Term> constraints = new ArrayList<>(path);
    constraints.add(last);
    return constraints;
  }

  @Test
  void deepChoicesAreDecided() {
    Term term = x;
    for (int i = 0; i < 10_000; i++) {
      Term isHere = example.compare(y, Relation.EQ, i);
      term = example.terms.ite(isHere, example.terms.intConstant(3 * i), term);
    }
    Query query = Query.of(example.compare(term, Relation.EQ, 3 * 4321));
    assertSat(query, solver.check(query));
  }

  @Test
  void deepConversionsAreDecided() {
    Term term = x;
    for (int i = 0; i < 10_000; i++) {
      term = example.terms.unary(UnaryOperator.INEG, term);
      term = example.terms.unary(i % 2 == 0 ? UnaryOperator.I2B : UnaryOperator.I2S, term);
    }
    Query query = Query.of(example.compare(term, Relation.EQ, 77));
    assertSat(query, solver.check(query));
  }

  /** Neither solver minds its limits here, so neither is asked. */
  @Test
  void deepArithmeticIsRefused() {
    Term term = x;
    for (int i = 0; i < 10_000; i++) {
      term = example.terms.binary(BinaryOperator.IADD, term, i % 2 == 0 ? x : y);
      term = example.terms.binary(BinaryOperator.IXOR, term, y);
    }
    Query query = Query.of(example.compare(term, Relation.EQ, 77));
    assertUnknown(Reason.INCOMPLETE, solver.check(query));
  }

  @Test
  void limitsOfStepsEndHardQueries() {
    try (SolverStack limited = subject.open(new Limits(Duration.ofMinutes(1), 50_000))) {
      Answer answer = limited.check(factoring());
      assertEquals(Reason.STEPS, assertInstanceOf(Unknown.class, answer).reason());
      assertSat(Query.of(), limited.check(Query.of()));
    }
  }

  @Test
  void limitsOfTimeEndHardQueries() {
    try (SolverStack limited = subject.open(Limits.ofTime(Duration.ofMillis(50)))) {
      Answer answer = limited.check(factoring());
      assertEquals(Reason.TIME, assertInstanceOf(Unknown.class, answer).reason());
      Query easy = Query.of(example.compare(x, Relation.EQ, 5));
      assertSat(easy, limited.check(easy));
    }
  }

  /** A product of two primes of 31 bits each, to be found again. */
  private Query factoring() {
    Random random = new Random(1);
    long product =
        BigInteger.probablePrime(31, random)
            .multiply(BigInteger.probablePrime(31, random))
            .longValueExact();
    Symbol p = example.terms.symbol(Sort.LONG, "p", 2, Integer.MAX_VALUE);
    Symbol q = example.terms.symbol(Sort.LONG, "q", 2, Integer.MAX_VALUE);
    return Query.of(example.same(example.terms.binary(BinaryOperator.LMUL, p, q), product));
  }

  @Test
  void theSameQueriesHaveTheSameModels() {
    List<Answer> first = new RandomQueries(example.terms, 7).answers(solver, 8);
    System.gc();
    try (SolverStack other = subject.open()) {
      Example again = new Example();
      again.intSymbol("x");
      again.intSymbol("y");
      List<Answer> second = new RandomQueries(again.terms, 7).answers(other, 8);
      assertEquals(first.toString(), second.toString());
    }
  }

  @Test
  void answersAreCounted() {
    check(example.compare(x, Relation.GT, 5));
    check(example.terms.falsity());
    Statistics statistics = solver.statistics();
    assertEquals(2, statistics.asked());
    assertEquals(1, statistics.sat());
    assertEquals(1, statistics.unsat());
    assertEquals(0, statistics.invalidModels());
  }
}

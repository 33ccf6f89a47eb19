package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnsat;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Relation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.SolverStatistics;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.List;
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
  void theSameQueriesHaveTheSameModels() {
    List<Answer> first = RandomQueries.ofIntegers(example.terms, 7).answers(solver, 4);
    System.gc();
    try (SolverStack other = subject.open()) {
      Example again = new Example();
      again.intSymbol("x");
      again.intSymbol("y");
      List<Answer> second = RandomQueries.ofIntegers(again.terms, 7).answers(other, 4);
      assertEquals(first.toString(), second.toString());
    }
  }

  @Test
  void answersAreCounted() {
    check(example.compare(x, Relation.GT, 5));
    check(example.terms.falsity());
    SolverStatistics statistics = solver.statistics();
    assertEquals(2, statistics.asked());
    assertEquals(1, statistics.sat());
    assertEquals(1, statistics.unsat());
    assertEquals(0, statistics.invalidModels());
  }
}

package dev.waymark.solver;

import static dev.waymark.solver.Example.assertSat;
import static dev.waymark.solver.Example.assertUnknown;
import static dev.waymark.solver.Example.assertUnsat;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.program.ir.UnaryOperator;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.UnknownReason;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Unknown floats, whose bits must come back exactly. */
@ParameterizedClass
@MethodSource("dev.waymark.solver.Subject#essential")
class FloatSymbolsTest {
  private final Example example = new Example();
  private final Symbol f = example.terms.symbol(Sort.FLOAT, "f");
  private final Symbol d = example.terms.symbol(Sort.DOUBLE, "d");
  private final Subject subject;
  private final SolverStack solver;

  FloatSymbolsTest(Subject subject) {
    this.subject = subject;
    this.solver = subject.open();
  }

  @AfterEach
  void close() {
    solver.close();
  }

  private long solve(Symbol symbol, Term... constraints) {
    Query query = Query.of(constraints);
    return assertSat(query, solver.check(query)).bits(symbol);
  }

  @Test
  void theBitsOfAModelAreExact() {
    for (long bits : Edges.of(Sort.FLOAT)) {
      assertEquals(bits, solve(f, example.same(f, bits)));
    }
    for (long bits : Edges.of(Sort.DOUBLE)) {
      assertEquals(bits, solve(d, example.same(d, bits)));
    }
  }

  @Test
  void nanIsNeitherLessNorEqualNorGreater() {
    Term zero = example.terms.constant(Sort.DOUBLE, 0);
    Term isLess = example.terms.compare(Relation.LT, d, zero);
    Term isAtLeast = example.terms.compare(Relation.GE, d, zero);
    Query neither = Query.of(example.terms.not(isLess), example.terms.not(isAtLeast));
    assertEquals(Kind.bits(Double.NaN), assertSat(neither, solver.check(neither)).bits(d));
    Query both = Query.of(isLess, isAtLeast);
    assertUnsat(both, solver.check(both));
  }

  @Test
  void aSumMayLoseItsSmallPart() {
    Term one = example.terms.constant(Sort.FLOAT, Kind.bits(1f));
    Term sum = example.terms.binary(BinaryOperator.FADD, f, one);
    Term isLarge =
        example.terms.compare(Relation.GT, f, example.terms.constant(Sort.FLOAT, Kind.bits(1000f)));
    Query query = Query.of(isLarge, example.terms.compare(Relation.EQ, sum, f));
    assertSat(query, solver.check(query));
  }

  @Test
  void aConversionSaturates() {
    Term converted = example.terms.unary(UnaryOperator.D2I, d);
    Term isMax = example.compare(converted, Relation.EQ, Integer.MAX_VALUE);
    Term isHuge =
        example.terms.compare(
            Relation.GT, d, example.terms.constant(Sort.DOUBLE, Kind.bits(1e300)));
    Query query = Query.of(isHuge, isMax);
    assertSat(query, solver.check(query));
    Query unsat = Query.of(isHuge, example.terms.not(isMax));
    assertUnsat(unsat, solver.check(unsat));
  }

  @Test
  void onlyBitwuzlaKnowsRemaindersOfFloats() {
    Query query = remainder();
    Answer answer = solver.check(query);
    if (subject.hasBitwuzla()) {
      assertSat(query, answer);
    } else {
      assertUnknown(UnknownReason.INCOMPLETE, answer);
    }
  }

  private Query remainder() {
    Term divisor = example.terms.constant(Sort.FLOAT, Kind.bits(10f));
    Term remainder = example.terms.binary(BinaryOperator.FREM, f, divisor);
    return Query.of(
        example.terms.compare(Relation.LT, f, example.terms.constant(Sort.FLOAT, Kind.bits(-12f))),
        example.same(remainder, Kind.bits(-7.5f)));
  }
}

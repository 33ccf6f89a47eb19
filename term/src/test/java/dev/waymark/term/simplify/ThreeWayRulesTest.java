package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.DCMPG;
import static dev.waymark.program.ir.BinaryOperator.DCMPL;
import static dev.waymark.program.ir.BinaryOperator.FCMPG;
import static dev.waymark.program.ir.BinaryOperator.FCMPL;
import static dev.waymark.program.ir.BinaryOperator.LCMP;
import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.GE;
import static dev.waymark.program.ir.Relation.GT;
import static dev.waymark.program.ir.Relation.LE;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.Relation.NE;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.program.ir.BinaryOperator;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Sample;
import dev.waymark.term.Sort;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import dev.waymark.term.assign.Evaluator;
import org.junit.jupiter.api.Test;

class ThreeWayRulesTest {
  private static final double[] VALUES = {
    Double.NaN, Double.NEGATIVE_INFINITY, -1, -0.0, 0.0, 1, Double.POSITIVE_INFINITY
  };

  private final Sample s = new Sample();

  @Test
  void longsFuse() {
    Term order = s.of(s.a, LCMP, s.b);
    for (Relation relation : Relation.values()) {
      assertSame(s.is(s.a, relation, s.b), s.is(order, relation, s.k(0)));
    }
  }

  @Test
  void longsFuseWithOtherConstants() {
    Term order = s.of(s.a, LCMP, s.b);
    assertSame(s.is(s.a, LT, s.b), s.is(order, EQ, s.k(-1)));
    assertSame(s.is(s.a, GT, s.b), s.is(order, EQ, s.k(1)));
    assertSame(s.is(s.a, LE, s.b), s.is(order, LT, s.k(1)));
    assertSame(s.is(s.a, GE, s.b), s.is(order, NE, s.k(-1)));
    assertSame(s.terms.falsity(), s.is(order, EQ, s.k(2)));
    assertSame(s.terms.truth(), s.is(order, GT, s.k(-2)));
  }

  @Test
  void whatANaNSatisfiesBecomesANegation() {
    Term order = s.of(s.f, FCMPL, s.g);
    assertSame(s.terms.not(s.is(s.f, GE, s.g)), s.is(order, LT, s.k(0)));
    assertSame(s.terms.not(s.is(s.f, GT, s.g)), s.is(order, LE, s.k(0)));
    assertSame(s.is(s.f, GT, s.g), s.is(order, GT, s.k(0)));
    assertSame(s.is(s.f, GE, s.g), s.is(order, GE, s.k(0)));
    Term other = s.of(s.d, DCMPG, s.e);
    assertSame(s.is(s.d, LT, s.e), s.is(other, LT, s.k(0)));
    assertSame(s.terms.not(s.is(s.d, LE, s.e)), s.is(other, GT, s.k(0)));
    assertSame(s.is(s.d, NE, s.e), s.is(other, NE, s.k(0)));
  }

  @Test
  void fusionKeepsEveryValue() {
    for (BinaryOperator operator : new BinaryOperator[] {DCMPL, DCMPG}) {
      checkAll(operator, s.d, s.e);
    }
    for (BinaryOperator operator : new BinaryOperator[] {FCMPL, FCMPG}) {
      checkAll(operator, s.f, s.g);
    }
  }

  private void checkAll(BinaryOperator operator, Symbol left, Symbol right) {
    for (Relation relation : Relation.values()) {
      for (int constant = -2; constant <= 2; constant++) {
        Term fused = s.is(s.of(left, operator, right), relation, s.k(constant));
        check(fused, operator, relation, constant, left, right);
      }
    }
  }

  private static void check(
      Term fused,
      BinaryOperator operator,
      Relation relation,
      int constant,
      Symbol left,
      Symbol right) {
    for (double first : VALUES) {
      for (double second : VALUES) {
        long order = operator.evaluate(bits(left, first), bits(right, second));
        boolean expected = relation.holds(Long.compare(order, constant));
        Assignment values =
            Assignment.EMPTY.with(left, bits(left, first)).with(right, bits(right, second));
        assertEquals(expected, new Evaluator(values).holds(fused));
      }
    }
  }

  private static long bits(Symbol symbol, double value) {
    return symbol.sort() == Sort.FLOAT ? Kind.bits((float) value) : Kind.bits(value);
  }
}

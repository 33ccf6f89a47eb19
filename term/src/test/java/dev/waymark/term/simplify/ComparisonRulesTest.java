package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IAND;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static dev.waymark.program.ir.BinaryOperator.IXOR;
import static dev.waymark.program.ir.BinaryOperator.LADD;
import static dev.waymark.program.ir.BinaryOperator.LSUB;
import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.GE;
import static dev.waymark.program.ir.Relation.GT;
import static dev.waymark.program.ir.Relation.LE;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.Relation.NE;
import static dev.waymark.program.ir.UnaryOperator.F2D;
import static dev.waymark.program.ir.UnaryOperator.I2B;
import static dev.waymark.program.ir.UnaryOperator.I2L;
import static dev.waymark.program.ir.UnaryOperator.INEG;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.Comparison;
import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import dev.waymark.term.UnaryTerm;
import org.junit.jupiter.api.Test;

class ComparisonRulesTest {
  private final Sample s = new Sample();
  private final Term yes = s.terms.truth();
  private final Term no = s.terms.falsity();

  @Test
  void constantsFold() {
    assertSame(yes, s.is(s.k(-1), LT, s.k(1)));
    assertSame(yes, s.is(s.k(0.0), EQ, s.k(-0.0)));
    assertSame(no, s.is(s.k(Float.NaN), EQ, s.k(Float.NaN)));
    assertSame(yes, s.is(s.k(Float.NaN), NE, s.k(Float.NaN)));
    assertSame(no, s.is(s.k(Double.NaN), GE, s.k(1.0)));
  }

  @Test
  void constantsGoToTheRight() {
    assertSame(s.is(s.x, GT, s.k(3)), s.is(s.k(3), LT, s.x));
    assertSame(s.is(s.d, LE, s.k(3.0)), s.is(s.k(3.0), GE, s.d));
  }

  @Test
  void operandsAreOrdered() {
    assertSame(s.is(s.x, LT, s.y), s.is(s.y, GT, s.x));
    assertSame(s.is(s.x, EQ, s.y), s.is(s.y, EQ, s.x));
    assertSame(s.is(s.f, LE, s.g), s.is(s.g, GE, s.f));
  }

  @Test
  void comparingATermWithItselfFolds() {
    assertSame(yes, s.is(s.x, EQ, s.x));
    assertSame(yes, s.is(s.x, LE, s.x));
    assertSame(no, s.is(s.x, LT, s.x));
    assertSame(no, s.is(s.d, LT, s.d));
  }

  @Test
  void aFloatMayDifferFromItself() {
    assertInstanceOf(Comparison.class, s.is(s.d, EQ, s.d));
    assertInstanceOf(Comparison.class, s.is(s.d, NE, s.d));
    assertSame(s.is(s.d, EQ, s.d), s.is(s.d, LE, s.d));
  }

  @Test
  void equationsAreSolved() {
    assertSame(s.is(s.x, EQ, s.k(2)), s.is(s.of(s.x, IADD, s.k(1)), EQ, s.k(3)));
    assertSame(s.is(s.x, NE, s.k(2)), s.is(s.of(s.k(5), ISUB, s.x), NE, s.k(3)));
    assertSame(s.is(s.x, EQ, s.k(6)), s.is(s.of(s.x, IXOR, s.k(5)), EQ, s.k(3)));
    assertSame(s.is(s.x, EQ, s.k(-3)), s.is(s.of(INEG, s.x), EQ, s.k(3)));
    assertSame(s.is(s.a, EQ, s.b), s.is(s.of(s.a, LSUB, s.b), EQ, s.k(0L)));
    assertSame(
        s.is(s.x, EQ, s.k(Integer.MAX_VALUE)),
        s.is(s.of(s.x, IADD, s.k(1)), EQ, s.k(Integer.MIN_VALUE)));
  }

  @Test
  void inequalitiesAreNotSolvedSinceSumsWrap() {
    Comparison comparison =
        assertInstanceOf(Comparison.class, s.is(s.of(s.x, IADD, s.k(1)), LT, s.k(3)));
    assertSame(s.of(s.x, IADD, s.k(1)), comparison.left());
  }

  @Test
  void equationsThroughSeveralOperationsAreSolved() {
    Term nested = s.of(s.of(s.of(s.a, LADD, s.k(1L)), LSUB, s.k(8L)), LADD, s.k(2L));
    assertSame(s.is(s.a, EQ, s.k(9L)), s.is(nested, EQ, s.k(4L)));
    Term mixed = s.of(INEG, s.of(s.of(s.x, IADD, s.k(1)), IXOR, s.k(7)));
    assertSame(s.is(s.x, EQ, s.k(-1)), s.is(mixed, EQ, s.k(-7)));
  }

  @Test
  void domainsDecide() {
    assertSame(no, s.is(s.flag, EQ, s.k(2)));
    assertSame(yes, s.is(s.small, LT, s.k(128)));
    assertSame(yes, s.is(s.letter, GE, s.k(0)));
    assertSame(no, s.is(s.k(-1), GT, s.letter));
    assertSame(yes, s.is(s.x, LE, s.k(Integer.MAX_VALUE)));
    assertInstanceOf(Comparison.class, s.is(s.small, LT, s.k(127)));
  }

  @Test
  void rangesOfTheOutermostOperationsDecide() {
    assertSame(no, s.is(s.of(s.x, IAND, s.k(7)), GT, s.k(7)));
    assertSame(yes, s.is(s.of(I2B, s.x), GE, s.k(-128)));
    assertSame(yes, s.is(s.of(s.flag, IADD, s.k(2)), GT, s.k(1)));
  }

  @Test
  void choicesOfConstantsReduceToTheirCondition() {
    Term choice = s.terms.ite(s.c, s.k(1), s.k(0));
    assertSame(s.c, s.is(choice, NE, s.k(0)));
    assertSame(s.terms.not(s.c), s.is(choice, EQ, s.k(0)));
    assertSame(s.c, s.is(choice, GT, s.k(0)));
    assertSame(yes, s.is(choice, LE, s.k(1)));
    assertSame(no, s.is(choice, EQ, s.k(2)));
    Term ofDoubles = s.terms.ite(s.c, s.k(Double.NaN), s.k(0.0));
    assertSame(s.terms.not(s.c), s.is(ofDoubles, EQ, s.k(-0.0)));
  }

  @Test
  void exactConversionsOnBothSidesVanish() {
    assertSame(s.c, s.is(s.of(I2L, s.x), LT, s.of(I2L, s.y)));
    assertSame(s.is(s.f, LT, s.g), s.is(s.of(F2D, s.f), LT, s.of(F2D, s.g)));
  }

  @Test
  void widenedIntsCompareAsInts() {
    assertSame(s.is(s.x, LT, s.k(5)), s.is(s.of(I2L, s.x), LT, s.k(5L)));
    assertSame(yes, s.is(s.of(I2L, s.x), LT, s.k(1L << 40)));
    assertSame(no, s.is(s.of(I2L, s.x), EQ, s.k(1L << 32)));
  }

  @Test
  void negationChangesSides() {
    Term negated = s.of(INEG, s.small);
    assertSame(s.is(s.small, GT, s.k(-3)), s.is(negated, LT, s.k(3)));
    assertSame(s.is(s.small, LE, s.k(7)), s.is(negated, GE, s.k(-7)));
    Term wrapping = s.of(INEG, s.x);
    assertInstanceOf(UnaryTerm.class, ((Comparison) s.is(wrapping, LT, s.k(3))).left());
  }

  @Test
  void equalBitsAreEqualNumbers() {
    assertSame(s.is(s.x, EQ, s.y), s.is(s.of(s.x, IXOR, s.y), EQ, s.k(0)));
    assertSame(s.is(s.x, NE, s.y), s.is(s.of(s.x, IXOR, s.y), NE, s.k(0)));
  }
}

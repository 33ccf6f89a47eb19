package dev.waymark.term.interval;

import static dev.waymark.program.ir.BinaryOperator.FCMPL;
import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IAND;
import static dev.waymark.program.ir.BinaryOperator.IDIV;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.IOR;
import static dev.waymark.program.ir.BinaryOperator.IREM;
import static dev.waymark.program.ir.BinaryOperator.ISHL;
import static dev.waymark.program.ir.BinaryOperator.ISHR;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static dev.waymark.program.ir.BinaryOperator.IUSHR;
import static dev.waymark.program.ir.BinaryOperator.IXOR;
import static dev.waymark.program.ir.BinaryOperator.LADD;
import static dev.waymark.program.ir.BinaryOperator.LCMP;
import static dev.waymark.program.ir.BinaryOperator.LMUL;
import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.GE;
import static dev.waymark.program.ir.Relation.GT;
import static dev.waymark.program.ir.Relation.LE;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.Relation.NE;
import static dev.waymark.program.ir.UnaryOperator.D2I;
import static dev.waymark.program.ir.UnaryOperator.I2B;
import static dev.waymark.program.ir.UnaryOperator.I2C;
import static dev.waymark.program.ir.UnaryOperator.I2L;
import static dev.waymark.program.ir.UnaryOperator.INEG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.term.Interval;
import dev.waymark.term.Sample;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IntervalsTest {
  private final Sample s = new Sample();
  private final Map<Symbol, Interval> known = new HashMap<>();

  private void let(Symbol symbol, long min, long max) {
    known.put(symbol, new Interval(min, max));
  }

  private Intervals intervals() {
    return new Intervals(symbol -> known.getOrDefault(symbol, symbol.domain()));
  }

  private void assertBounds(long min, long max, Term term) {
    assertEquals(new Interval(min, max), intervals().of(term), term::toString);
  }

  @Test
  void sumsAndProductsAreExactWithoutWrapping() {
    let(s.x, 1, 3);
    let(s.y, -2, 5);
    assertBounds(-1, 8, s.of(s.x, IADD, s.y));
    assertBounds(-4, 5, s.of(s.x, ISUB, s.y));
    assertBounds(-6, 15, s.of(s.x, IMUL, s.y));
    assertBounds(-3, -1, s.of(INEG, s.x));
  }

  @Test
  void whatMayWrapHasTheFullRange() {
    assertEquals(Interval.INT, intervals().of(s.of(s.x, IADD, s.k(1))));
    assertEquals(Interval.LONG, intervals().of(s.of(s.a, LADD, s.k(1L))));
    assertEquals(Interval.LONG, intervals().of(s.of(s.a, LMUL, s.b)));
    assertEquals(Interval.INT, intervals().of(s.of(INEG, s.x)));
    assertEquals(Interval.INT, intervals().of(s.of(s.x, IDIV, s.small)));
  }

  @Test
  void whatJustFitsDoesNotWrap() {
    let(s.y, 1, 1);
    let(s.x, 0, Integer.MAX_VALUE - 1);
    assertBounds(1, Integer.MAX_VALUE, s.of(s.x, IADD, s.y));
    let(s.x, Integer.MIN_VALUE + 1, 0);
    assertBounds(Integer.MIN_VALUE, -1, s.of(s.x, ISUB, s.y));
  }

  @Test
  void quotientsAndRemaindersAreBounded() {
    let(s.x, -7, 20);
    let(s.y, 2, 4);
    assertBounds(-3, 10, s.of(s.x, IDIV, s.y));
    assertBounds(-3, 3, s.of(s.x, IREM, s.y));
    let(s.y, -4, -2);
    assertBounds(-10, 3, s.of(s.x, IDIV, s.y));
    assertBounds(-3, 3, s.of(s.x, IREM, s.y));
  }

  @Test
  void aDivisorThatMayBeZeroIsAccountedFor() {
    let(s.x, 10, 20);
    let(s.y, 0, 4);
    assertBounds(-1, 20, s.of(s.x, IDIV, s.y));
    assertBounds(0, 20, s.of(s.x, IREM, s.y));
    let(s.y, 0, 0);
    assertBounds(-1, 1, s.of(s.x, IDIV, s.y));
  }

  @Test
  void bitOperationsAreBounded() {
    let(s.x, 0, 100);
    let(s.y, 3, 9);
    assertBounds(0, 9, s.of(s.x, IAND, s.y));
    assertBounds(0, 100, s.of(s.x, IAND, s.z));
    assertBounds(3, 127, s.of(s.x, IOR, s.y));
    assertBounds(0, 127, s.of(s.x, IXOR, s.y));
    let(s.y, -3, 9);
    assertBounds(-128, 127, s.of(s.x, IXOR, s.y));
  }

  @Test
  void shiftsAreBounded() {
    let(s.x, -8, 100);
    let(s.y, 1, 2);
    assertBounds(-32, 400, s.of(s.x, ISHL, s.y));
    assertBounds(-4, 50, s.of(s.x, ISHR, s.y));
    assertBounds(0, Integer.MAX_VALUE, s.of(s.x, IUSHR, s.y));
    assertBounds(-8, 100, s.of(s.x, ISHR, s.z));
    assertEquals(Interval.INT, intervals().of(s.of(s.x, IUSHR, s.z)));
  }

  @Test
  void conversionsAreBounded() {
    assertBounds(-128, 127, s.of(I2B, s.x));
    assertBounds(0, 65535, s.of(I2C, s.small));
    assertBounds(-128, 127, s.of(I2L, s.small));
    assertEquals(Interval.INT, intervals().of(s.of(D2I, s.d)));
  }

  @Test
  void threeWayComparisonsAreBounded() {
    let(s.a, 0, 5);
    let(s.b, 5, 9);
    assertBounds(-1, 0, s.of(s.a, LCMP, s.b));
    assertBounds(-1, 1, s.of(s.f, FCMPL, s.g));
  }

  @Test
  void choicesAreTheHullOrTheDecidedBranch() {
    Term choice = s.terms.ite(s.c, s.k(3), s.small);
    assertBounds(-128, 127, choice);
    let(s.x, 0, 1);
    let(s.y, 2, 3);
    assertBounds(3, 3, choice);
  }

  @Test
  void conditionsAreDecided() {
    let(s.x, 0, 5);
    let(s.y, 5, 9);
    assertSame(Truth.TRUE, intervals().decide(s.is(s.x, LE, s.y)));
    assertSame(Truth.FALSE, intervals().decide(s.is(s.x, GT, s.y)));
    assertSame(Truth.UNKNOWN, intervals().decide(s.is(s.x, EQ, s.y)));
    assertSame(Truth.UNKNOWN, intervals().decide(s.is(s.d, LT, s.e)));
    let(s.y, 6, 6);
    assertSame(Truth.TRUE, intervals().decide(s.is(s.x, NE, s.y)));
    let(s.x, 6, 6);
    assertSame(Truth.TRUE, intervals().decide(s.is(s.x, EQ, s.y)));
  }

  @Test
  void connectivesAreDecidedFromPartialKnowledge() {
    let(s.x, 0, 5);
    Term sure = s.is(s.x, LT, s.k(6));
    Term unsure = s.terms.not(s.is(s.d, LT, s.e));
    assertSame(Truth.TRUE, intervals().decide(s.terms.or(sure, unsure)));
    assertSame(Truth.UNKNOWN, intervals().decide(s.terms.and(sure, unsure)));
    Term impossible = s.is(s.x, GE, s.k(6));
    KnownBounds bounds = symbol -> known.getOrDefault(symbol, symbol.domain());
    assertSame(Truth.FALSE, Intervals.decide(s.terms.and(impossible, unsure), bounds));
    assertSame(Truth.UNKNOWN, Intervals.decide(s.terms.or(impossible, unsure), bounds));
  }

  @Test
  void anIntervalIsNeverEmpty() {
    assertThrows(IllegalArgumentException.class, () -> new Interval(1, 0));
  }
}

package dev.waymark.term;

import static dev.waymark.program.ir.BinaryOperator.DMUL;
import static dev.waymark.program.ir.BinaryOperator.FCMPL;
import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IAND;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.ISHL;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static dev.waymark.program.ir.BinaryOperator.IXOR;
import static dev.waymark.program.ir.BinaryOperator.LADD;
import static dev.waymark.program.ir.BinaryOperator.LCMP;
import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.GT;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.Relation.NE;
import static dev.waymark.program.ir.UnaryOperator.D2I;
import static dev.waymark.program.ir.UnaryOperator.I2B;
import static dev.waymark.program.ir.UnaryOperator.I2L;
import static dev.waymark.program.ir.UnaryOperator.INEG;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class TermPrinterTest {
  private final Sample s = new Sample();

  private static void assertPrinted(String expected, Term term) {
    assertEquals(expected, TermPrinter.print(term));
  }

  @Test
  void operatorsAreWrittenWithAsFewParenthesesAsPossible() {
    Term sum = s.of(s.x, IADD, s.y);
    assertPrinted("x + y > 10", s.is(sum, GT, s.k(10)));
    assertPrinted("z * (x + y)", s.of(sum, IMUL, s.z));
    assertPrinted("(x + y) * 3", s.of(sum, IMUL, s.k(3)));
    assertPrinted("z + x * y", s.of(s.of(s.x, IMUL, s.y), IADD, s.z));
    assertPrinted("x - y - z", s.of(s.of(s.x, ISUB, s.y), ISUB, s.z));
    assertPrinted("x - (y - z)", s.of(s.x, ISUB, s.of(s.y, ISUB, s.z)));
    assertPrinted("(x & 1) == 0", s.is(s.of(s.x, IAND, s.k(1)), EQ, s.k(0)));
    assertPrinted("x << y + z", s.of(s.x, ISHL, s.of(s.y, IADD, s.z)));
  }

  @Test
  void addingANegativeConstantIsSubtracting() {
    assertPrinted("x - 1", s.of(s.x, ISUB, s.k(1)));
    assertPrinted("a - 1L", s.of(s.a, LADD, s.k(-1L)));
    assertPrinted("x + -2147483648", s.of(s.x, IADD, s.k(Integer.MIN_VALUE)));
    assertPrinted("1 - x", s.of(s.k(1), ISUB, s.x));
  }

  @Test
  void unaryOperatorsBindTightly() {
    assertPrinted("-(x * y)", s.of(INEG, s.of(s.x, IMUL, s.y)));
    assertPrinted("-x * 3", s.of(s.of(INEG, s.x), IMUL, s.k(3)));
    assertPrinted("(byte) (x + y)", s.of(I2B, s.of(s.x, IADD, s.y)));
    assertPrinted("a + (long) x", s.of(s.a, LADD, s.of(I2L, s.x)));
    assertPrinted("(int) d", s.of(D2I, s.d));
    assertPrinted("~x", s.of(s.x, IXOR, s.k(-1)));
  }

  @Test
  void literalsCarryTheirSort() {
    assertPrinted("5", s.k(5));
    assertPrinted("5L", s.k(5L));
    assertPrinted("1.5f", s.k(1.5f));
    assertPrinted("-0.0", s.k(-0.0));
    assertPrinted("Double.NaN", s.k(Double.NaN));
    assertPrinted("Float.NEGATIVE_INFINITY", s.k(Float.NEGATIVE_INFINITY));
    assertPrinted("Double.POSITIVE_INFINITY", s.k(Double.POSITIVE_INFINITY));
    assertPrinted("true", s.terms.truth());
    assertPrinted("d * 2.0 < 1.0E10", s.is(s.of(s.d, DMUL, s.k(2.0)), LT, s.k(1e10)));
  }

  @Test
  void conditionsReadAsInJava() {
    Term ordered = s.is(s.d, LT, s.e);
    assertPrinted("!(d < e)", s.terms.not(ordered));
    assertPrinted("x < y && a < b", s.terms.and(s.c, s.p));
    Term both = s.terms.and(s.c, s.p);
    Term either = s.terms.or(s.c, s.p);
    assertPrinted("!(x < y && a < b)", s.terms.not(both));
    assertPrinted("d < e || x < y && a < b", s.terms.or(both, ordered));
    assertPrinted("d < e && (x < y || a < b)", s.terms.and(ordered, either));
    assertPrinted("x < y ? x : y + 1", s.terms.ite(s.c, s.x, s.of(s.y, IADD, s.k(1))));
    Term choice = s.terms.ite(s.c, s.x, s.y);
    assertPrinted("z == (x < y ? x : y)", s.is(s.z, EQ, choice));
    assertPrinted("flag != 0", s.is(s.flag, NE, s.k(0)));
  }

  @Test
  void threeWayComparisonsAreCalls() {
    assertPrinted("Long.compare(a, b)", s.of(s.a, LCMP, s.b));
    assertPrinted("x + fcmpl(f, g)", s.of(s.x, IADD, s.of(s.f, FCMPL, s.g)));
  }

  @Test
  void longTextIsCut() {
    Term product = s.x;
    for (int i = 0; i < 100; i++) {
      product = s.of(s.of(product, IMUL, s.y), IADD, s.z);
    }
    assertEquals(23, TermPrinter.print(product, 20).length());
    assertEquals("...", TermPrinter.print(product, 0));
    assertEquals("z + x...", TermPrinter.print(s.of(s.of(s.x, IMUL, s.y), IADD, s.z), 5));
  }

  @Test
  void sharedPartsDoNotMakePrintingExponential() {
    Term square = s.x;
    for (int i = 0; i < 500; i++) {
      square = s.of(square, IMUL, square);
    }
    assertEquals(1003, TermPrinter.print(square).length());
  }
}

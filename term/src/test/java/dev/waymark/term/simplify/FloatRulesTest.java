package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.DADD;
import static dev.waymark.program.ir.BinaryOperator.DDIV;
import static dev.waymark.program.ir.BinaryOperator.DMUL;
import static dev.waymark.program.ir.BinaryOperator.DSUB;
import static dev.waymark.program.ir.BinaryOperator.FADD;
import static dev.waymark.program.ir.BinaryOperator.FMUL;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Sample;
import dev.waymark.term.Sort;
import dev.waymark.term.Term;
import org.junit.jupiter.api.Test;

class FloatRulesTest {
  private final Sample s = new Sample();

  @Test
  void addingZeroStaysSinceItChangesMinusZero() {
    assertInstanceOf(BinaryTerm.class, s.of(s.d, DADD, s.k(0.0)));
  }

  @Test
  void multiplyingByZeroStaysSinceOfNaN() {
    assertInstanceOf(BinaryTerm.class, s.of(s.d, DMUL, s.k(0.0)));
  }

  @Test
  void subtractingATermFromItselfStaysSinceOfNaN() {
    assertInstanceOf(BinaryTerm.class, s.of(s.d, DSUB, s.d));
  }

  @Test
  void oneIsNeutral() {
    assertSame(s.f, s.of(s.f, FMUL, s.k(1f)));
    assertSame(s.d, s.of(s.k(1.0), DMUL, s.d));
    assertSame(s.d, s.of(s.d, DDIV, s.k(1.0)));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(1.0), DDIV, s.d));
  }

  @Test
  void sumsAreNotReassociated() {
    Term nested = s.of(s.of(s.d, DADD, s.k(1.0)), DADD, s.k(2.0));
    assertNotSame(s.of(s.d, DADD, s.k(3.0)), nested);
  }

  @Test
  void operandsOfSumsAndProductsAreOrdered() {
    assertSame(s.of(s.f, FADD, s.g), s.of(s.g, FADD, s.f));
    assertSame(s.of(s.d, DMUL, s.e), s.of(s.e, DMUL, s.d));
    assertNotSame(s.of(s.d, DSUB, s.e), s.of(s.e, DSUB, s.d));
  }

  @Test
  void zerosOfBothSignsAreDifferentConstantsAndNaNIsOne() {
    assertNotSame(s.k(0.0), s.k(-0.0));
    assertSame(s.terms.constant(Sort.DOUBLE, 0x7FF8_0000_0000_0001L), s.k(Double.NaN));
    assertSame(s.terms.constant(Sort.FLOAT, 0xFFC0_0001L), s.k(Float.NaN));
  }
}

package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IDIV;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.IREM;
import static dev.waymark.program.ir.BinaryOperator.LDIV;
import static dev.waymark.program.ir.BinaryOperator.LMUL;
import static dev.waymark.program.ir.BinaryOperator.LREM;
import static dev.waymark.program.ir.UnaryOperator.INEG;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Sample;
import org.junit.jupiter.api.Test;

class ProductRulesTest {
  private final Sample s = new Sample();

  @Test
  void oneIsNeutralAndZeroAbsorbs() {
    assertSame(s.x, s.of(s.x, IMUL, s.k(1)));
    assertSame(s.k(0), s.of(s.k(0), IMUL, s.x));
    assertSame(s.k(0L), s.of(s.a, LMUL, s.k(0L)));
    assertSame(s.x, s.of(s.x, IDIV, s.k(1)));
  }

  @Test
  void minusOneNegates() {
    assertSame(s.of(INEG, s.x), s.of(s.x, IMUL, s.k(-1)));
    assertSame(s.of(INEG, s.x), s.of(s.x, IDIV, s.k(-1)));
  }

  @Test
  void nestedFactorsAreGathered() {
    assertSame(s.of(s.x, IMUL, s.k(6)), s.of(s.of(s.x, IMUL, s.k(2)), IMUL, s.k(3)));
    assertSame(s.k(0), s.of(s.of(s.x, IMUL, s.k(1 << 16)), IMUL, s.k(1 << 16)));
  }

  @Test
  void divisionByZeroIsNeverFolded() {
    assertInstanceOf(BinaryTerm.class, s.of(s.x, IDIV, s.k(0)));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(7), IDIV, s.k(0)));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(0L), LDIV, s.k(0L)));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(7), IREM, s.k(0)));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(0L), LREM, s.k(0L)));
  }

  @Test
  void aTermDividedByItselfStaysSinceItMayBeZero() {
    assertInstanceOf(BinaryTerm.class, s.of(s.x, IDIV, s.x));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(0), IDIV, s.x));
  }

  @Test
  void remaindersThatAreAlwaysZeroFold() {
    assertSame(s.k(0), s.of(s.x, IREM, s.x));
    assertSame(s.k(0), s.of(s.x, IREM, s.k(1)));
    assertSame(s.k(0), s.of(s.x, IREM, s.k(-1)));
    assertSame(s.k(0), s.of(s.k(0), IREM, s.x));
  }

  @Test
  void theLeastIntDividedByMinusOneWraps() {
    assertSame(s.k(Integer.MIN_VALUE), s.of(s.k(Integer.MIN_VALUE), IDIV, s.k(-1)));
  }
}

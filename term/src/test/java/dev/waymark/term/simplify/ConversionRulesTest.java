package dev.waymark.term.simplify;

import static dev.waymark.program.ir.UnaryOperator.D2F;
import static dev.waymark.program.ir.UnaryOperator.D2I;
import static dev.waymark.program.ir.UnaryOperator.D2L;
import static dev.waymark.program.ir.UnaryOperator.F2D;
import static dev.waymark.program.ir.UnaryOperator.F2I;
import static dev.waymark.program.ir.UnaryOperator.F2L;
import static dev.waymark.program.ir.UnaryOperator.FNEG;
import static dev.waymark.program.ir.UnaryOperator.I2B;
import static dev.waymark.program.ir.UnaryOperator.I2C;
import static dev.waymark.program.ir.UnaryOperator.I2D;
import static dev.waymark.program.ir.UnaryOperator.I2F;
import static dev.waymark.program.ir.UnaryOperator.I2L;
import static dev.waymark.program.ir.UnaryOperator.I2S;
import static dev.waymark.program.ir.UnaryOperator.INEG;
import static dev.waymark.program.ir.UnaryOperator.L2D;
import static dev.waymark.program.ir.UnaryOperator.L2F;
import static dev.waymark.program.ir.UnaryOperator.L2I;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import dev.waymark.term.UnaryTerm;
import org.junit.jupiter.api.Test;

class ConversionRulesTest {
  private final Sample s = new Sample();

  @Test
  void constantsFold() {
    assertSame(s.k(Integer.MAX_VALUE), s.of(D2I, s.k(1e300)));
    assertSame(s.k(0L), s.of(F2L, s.k(Float.NaN)));
    assertSame(s.k((int) (byte) 200), s.of(I2B, s.k(200)));
  }

  @Test
  void narrowingWhatFitsVanishes() {
    assertSame(s.small, s.of(I2B, s.small));
    assertSame(s.small, s.of(I2S, s.small));
    assertSame(s.letter, s.of(I2C, s.letter));
    assertSame(s.flag, s.of(I2C, s.flag));
    assertNotSame(s.small, s.of(I2C, s.small));
    assertNotSame(s.letter, s.of(I2S, s.letter));
  }

  @Test
  void repeatedNarrowingCollapses() {
    assertSame(s.of(I2B, s.x), s.of(I2B, s.of(I2B, s.x)));
    assertSame(s.of(I2B, s.x), s.of(I2S, s.of(I2B, s.x)));
    assertSame(s.of(I2B, s.x), s.of(I2B, s.of(I2C, s.x)));
    assertSame(s.of(I2C, s.x), s.of(I2C, s.of(I2S, s.x)));
    assertNotSame(s.of(I2C, s.x), s.of(I2C, s.of(I2B, s.x)));
  }

  @Test
  void thereAndBackVanishesWhereNothingIsLost() {
    assertSame(s.x, s.of(L2I, s.of(I2L, s.x)));
    assertSame(s.x, s.of(D2I, s.of(I2D, s.x)));
    assertSame(s.f, s.of(D2F, s.of(F2D, s.f)));
    assertInstanceOf(UnaryTerm.class, s.of(F2I, s.of(I2F, s.x)));
    assertInstanceOf(UnaryTerm.class, s.of(I2L, s.of(L2I, s.a)));
  }

  @Test
  void twoStepsBecomeOneWhereTheFirstIsExact() {
    assertSame(s.of(I2F, s.x), s.of(L2F, s.of(I2L, s.x)));
    assertSame(s.of(I2D, s.x), s.of(L2D, s.of(I2L, s.x)));
    assertSame(s.of(I2F, s.x), s.of(D2F, s.of(I2D, s.x)));
    assertSame(s.of(I2L, s.x), s.of(D2L, s.of(I2D, s.x)));
    assertSame(s.of(F2I, s.f), s.of(D2I, s.of(F2D, s.f)));
    assertSame(s.of(F2L, s.f), s.of(D2L, s.of(F2D, s.f)));
  }

  @Test
  void aLongRoundedTwiceIsNotALongRoundedOnce() {
    assertNotSame(s.of(L2F, s.a), s.of(D2F, s.of(L2D, s.a)));
  }

  @Test
  void operationsOnAChoiceOfConstantsMoveInside() {
    Term choice = s.terms.ite(s.c, s.k(1), s.k(2));
    assertSame(s.terms.ite(s.c, s.k(-1), s.k(-2)), s.of(INEG, choice));
    assertSame(s.terms.ite(s.c, s.k(1L), s.k(2L)), s.of(I2L, choice));
  }

  @Test
  void doubleNegationOfFloatsVanishes() {
    assertSame(s.f, s.of(FNEG, s.of(FNEG, s.f)));
  }
}

package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static dev.waymark.program.ir.BinaryOperator.LADD;
import static dev.waymark.program.ir.BinaryOperator.LSUB;
import static dev.waymark.program.ir.UnaryOperator.INEG;
import static dev.waymark.program.ir.UnaryOperator.LNEG;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.Sample;
import org.junit.jupiter.api.Test;

class SumRulesTest {
  private final Sample s = new Sample();

  @Test
  void constantsFoldAndWrap() {
    assertSame(s.k(Integer.MIN_VALUE), s.of(s.k(Integer.MAX_VALUE), IADD, s.k(1)));
    assertSame(s.k(Long.MAX_VALUE), s.of(s.k(Long.MIN_VALUE), LSUB, s.k(1L)));
  }

  @Test
  void zeroIsNeutral() {
    assertSame(s.x, s.of(s.x, IADD, s.k(0)));
    assertSame(s.x, s.of(s.k(0), IADD, s.x));
    assertSame(s.a, s.of(s.a, LSUB, s.k(0L)));
  }

  @Test
  void nestedConstantsAreGathered() {
    assertSame(s.of(s.x, IADD, s.k(3)), s.of(s.of(s.x, IADD, s.k(1)), IADD, s.k(2)));
    assertSame(s.x, s.of(s.of(s.x, IADD, s.k(1)), ISUB, s.k(1)));
    assertSame(s.of(s.k(7L), LSUB, s.a), s.of(s.of(s.k(4L), LSUB, s.a), LADD, s.k(3L)));
    assertSame(s.of(s.k(3), ISUB, s.x), s.of(s.k(5), ISUB, s.of(s.x, IADD, s.k(2))));
    assertSame(s.of(s.x, IADD, s.k(1)), s.of(s.k(5), ISUB, s.of(s.k(4), ISUB, s.x)));
  }

  @Test
  void subtractingAConstantIsAddingItsOpposite() {
    assertSame(s.of(s.x, IADD, s.k(-5)), s.of(s.x, ISUB, s.k(5)));
    assertSame(s.of(s.x, IADD, s.k(Integer.MIN_VALUE)), s.of(s.x, ISUB, s.k(Integer.MIN_VALUE)));
  }

  @Test
  void aTermMinusItselfIsZero() {
    assertSame(s.k(0), s.of(s.x, ISUB, s.x));
    assertSame(s.k(0L), s.of(s.a, LSUB, s.a));
  }

  @Test
  void negationsBecomeDifferences() {
    assertSame(s.of(s.x, ISUB, s.y), s.of(s.x, IADD, s.of(INEG, s.y)));
    assertSame(s.of(s.y, ISUB, s.x), s.of(s.of(INEG, s.x), IADD, s.y));
    assertSame(s.of(s.x, IADD, s.y), s.of(s.x, ISUB, s.of(INEG, s.y)));
    assertSame(s.of(LNEG, s.a), s.of(s.k(0L), LSUB, s.a));
  }

  @Test
  void negatingADifferenceSwapsIt() {
    assertSame(s.of(s.y, ISUB, s.x), s.of(INEG, s.of(s.x, ISUB, s.y)));
    assertSame(s.of(s.k(-1), ISUB, s.x), s.of(INEG, s.of(s.x, IADD, s.k(1))));
    assertSame(s.of(s.x, IADD, s.k(-1)), s.of(INEG, s.of(s.k(1), ISUB, s.x)));
  }

  @Test
  void doubleNegationVanishes() {
    assertSame(s.x, s.of(INEG, s.of(INEG, s.x)));
    assertSame(s.a, s.of(LNEG, s.of(LNEG, s.a)));
  }
}

package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IAND;
import static dev.waymark.program.ir.BinaryOperator.ISHL;
import static dev.waymark.program.ir.BinaryOperator.IUSHR;
import static dev.waymark.program.ir.BinaryOperator.LSHL;
import static dev.waymark.program.ir.BinaryOperator.LSHR;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.Sample;
import org.junit.jupiter.api.Test;

class ShiftRulesTest {
  private final Sample s = new Sample();

  @Test
  void constantDistancesAreMasked() {
    assertSame(s.of(s.x, ISHL, s.k(1)), s.of(s.x, ISHL, s.k(33)));
    assertSame(s.of(s.x, IUSHR, s.k(31)), s.of(s.x, IUSHR, s.k(-1)));
    assertSame(s.of(s.a, LSHL, s.k(1)), s.of(s.a, LSHL, s.k(65)));
    assertNotSame(s.of(s.a, LSHL, s.k(1)), s.of(s.a, LSHL, s.k(33)));
  }

  @Test
  void shiftingByTheWidthChangesNothing() {
    assertSame(s.x, s.of(s.x, ISHL, s.k(32)));
    assertSame(s.a, s.of(s.a, LSHR, s.k(64)));
  }

  @Test
  void zeroStaysZero() {
    assertSame(s.k(0), s.of(s.k(0), ISHL, s.x));
  }

  @Test
  void maskingTheDistanceByHandIsRedundant() {
    assertSame(s.of(s.x, ISHL, s.y), s.of(s.x, ISHL, s.of(s.y, IAND, s.k(31))));
    assertNotSame(s.of(s.a, LSHL, s.y), s.of(s.a, LSHL, s.of(s.y, IAND, s.k(31))));
    assertSame(s.of(s.a, LSHL, s.y), s.of(s.a, LSHL, s.of(s.y, IAND, s.k(63))));
  }
}

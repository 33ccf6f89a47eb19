package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IAND;
import static dev.waymark.program.ir.BinaryOperator.IOR;
import static dev.waymark.program.ir.BinaryOperator.IXOR;
import static dev.waymark.program.ir.BinaryOperator.LAND;
import static dev.waymark.program.ir.BinaryOperator.LXOR;
import static dev.waymark.program.ir.Relation.NE;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import org.junit.jupiter.api.Test;

class BitRulesTest {
  private final Sample s = new Sample();

  @Test
  void neutralElementsVanish() {
    assertSame(s.x, s.of(s.x, IAND, s.k(-1)));
    assertSame(s.x, s.of(s.x, IOR, s.k(0)));
    assertSame(s.x, s.of(s.k(0), IXOR, s.x));
  }

  @Test
  void absorbingElementsRemain() {
    assertSame(s.k(0), s.of(s.x, IAND, s.k(0)));
    assertSame(s.k(-1), s.of(s.x, IOR, s.k(-1)));
  }

  @Test
  void equalOperandsCollapse() {
    assertSame(s.x, s.of(s.x, IAND, s.x));
    assertSame(s.x, s.of(s.x, IOR, s.x));
    assertSame(s.k(0L), s.of(s.a, LXOR, s.a));
  }

  @Test
  void nestedConstantsAreGathered() {
    assertSame(s.of(s.x, IAND, s.k(4)), s.of(s.of(s.x, IAND, s.k(6)), IAND, s.k(12)));
    assertSame(s.of(s.x, IOR, s.k(7)), s.of(s.of(s.x, IOR, s.k(3)), IOR, s.k(4)));
    assertSame(s.x, s.of(s.of(s.x, IXOR, s.k(5)), IXOR, s.k(5)));
  }

  @Test
  void masksThatKeepTheDomainVanish() {
    assertSame(s.flag, s.of(s.flag, IAND, s.k(1)));
    assertSame(s.letter, s.of(s.letter, IAND, s.k(0xFFFF)));
    assertNotSame(s.small, s.of(s.small, IAND, s.k(0xFF)));
    assertSame(s.of(s.x, IAND, s.k(6)), s.of(s.of(s.x, IAND, s.k(6)), IAND, s.k(7)));
    assertNotSame(s.a, s.of(s.a, LAND, s.k(Long.MAX_VALUE)));
  }

  @Test
  void flagsCombineAsConditions() {
    Term first = s.terms.ite(s.c, s.k(1), s.k(0));
    Term second = s.terms.ite(s.p, s.k(0), s.k(1));
    Term both = s.terms.and(s.c, s.terms.not(s.p));
    assertSame(both, s.is(s.of(first, IAND, second), NE, s.k(0)));
    assertSame(s.terms.or(s.c, s.terms.not(s.p)), s.is(s.of(first, IOR, second), NE, s.k(0)));
    assertSame(s.terms.not(s.c), s.is(s.of(first, IXOR, s.k(1)), NE, s.k(0)));
  }
}

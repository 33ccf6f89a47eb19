package dev.waymark.term.simplify;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IDIV;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.BinaryTerm;
import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import org.junit.jupiter.api.Test;

class IteRulesTest {
  private final Sample s = new Sample();
  private final Term yes = s.terms.truth();
  private final Term no = s.terms.falsity();

  @Test
  void aKnownConditionChooses() {
    assertSame(s.x, s.terms.ite(yes, s.x, s.y));
    assertSame(s.y, s.terms.ite(no, s.x, s.y));
  }

  @Test
  void equalBranchesNeedNoChoice() {
    assertSame(s.d, s.terms.ite(s.c, s.d, s.d));
  }

  @Test
  void aNegatedConditionSwapsBranches() {
    Term condition = s.terms.and(s.c, s.p);
    assertSame(s.terms.ite(condition, s.y, s.x), s.terms.ite(s.terms.not(condition), s.x, s.y));
  }

  @Test
  void choicesOfTruthValuesAreConnectives() {
    assertSame(s.c, s.terms.ite(s.c, yes, no));
    assertSame(s.terms.not(s.c), s.terms.ite(s.c, no, yes));
    assertSame(s.terms.and(s.c, s.p), s.terms.ite(s.c, s.p, no));
    assertSame(s.terms.or(s.c, s.p), s.terms.ite(s.c, yes, s.p));
    assertSame(s.terms.and(s.terms.not(s.c), s.p), s.terms.ite(s.c, no, s.p));
    assertSame(s.terms.or(s.terms.not(s.c), s.p), s.terms.ite(s.c, s.p, yes));
  }

  @Test
  void theSameConditionIsAskedOnce() {
    Term inner = s.terms.ite(s.c, s.x, s.y);
    assertSame(s.terms.ite(s.c, s.x, s.z), s.terms.ite(s.c, inner, s.z));
    assertSame(s.terms.ite(s.c, s.z, s.y), s.terms.ite(s.c, s.z, inner));
  }

  @Test
  void arithmeticOnAChoiceOfConstantsMovesInside() {
    Term choice = s.terms.ite(s.c, s.k(1), s.k(2));
    assertSame(s.terms.ite(s.c, s.k(4), s.k(5)), s.of(choice, IADD, s.k(3)));
    assertSame(s.terms.ite(s.c, s.k(2), s.k(1)), s.of(s.k(3), ISUB, choice));
  }

  @Test
  void aChoiceOfDivisorsStays() {
    Term divisor = s.terms.ite(s.c, s.k(1), s.k(0));
    assertInstanceOf(BinaryTerm.class, s.of(s.k(3), IDIV, divisor));
  }
}

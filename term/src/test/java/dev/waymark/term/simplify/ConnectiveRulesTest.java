package dev.waymark.term.simplify;

import static dev.waymark.program.ir.Relation.EQ;
import static dev.waymark.program.ir.Relation.GE;
import static dev.waymark.program.ir.Relation.LT;
import static dev.waymark.program.ir.Relation.NE;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;

import dev.waymark.term.And;
import dev.waymark.term.Not;
import dev.waymark.term.Or;
import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConnectiveRulesTest {
  private final Sample s = new Sample();
  private final Term yes = s.terms.truth();
  private final Term no = s.terms.falsity();

  @Test
  void negatedComparisonsOfIntegersAreComparisons() {
    assertSame(s.is(s.x, GE, s.y), s.terms.not(s.c));
    assertSame(s.is(s.x, NE, s.y), s.terms.not(s.is(s.x, EQ, s.y)));
  }

  @Test
  void negatedOrderOfFloatsStaysNegated() {
    assertInstanceOf(Not.class, s.terms.not(s.is(s.d, LT, s.e)));
    assertSame(s.is(s.d, NE, s.e), s.terms.not(s.is(s.d, EQ, s.e)));
  }

  @Test
  void doubleNegationVanishes() {
    Term conjunction = s.terms.and(s.c, s.p);
    assertSame(conjunction, s.terms.not(s.terms.not(conjunction)));
    assertSame(no, s.terms.not(yes));
    assertSame(yes, s.terms.not(no));
  }

  @Test
  void constantsAreNeutralOrAbsorb() {
    assertSame(s.c, s.terms.and(yes, s.c));
    assertSame(s.c, s.terms.and(s.c, yes));
    assertSame(no, s.terms.and(s.c, no));
    assertSame(no, s.terms.and(no, s.c));
    assertSame(s.c, s.terms.or(no, s.c));
    assertSame(s.c, s.terms.or(s.c, no));
    assertSame(yes, s.terms.or(s.c, yes));
    assertSame(yes, s.terms.or(yes, s.c));
  }

  @Test
  void repetitionVanishes() {
    assertSame(s.c, s.terms.and(s.c, s.c));
    Term both = s.terms.and(s.c, s.p);
    assertSame(both, s.terms.and(both, s.c));
    assertSame(both, s.terms.and(s.p, both));
    Term either = s.terms.or(s.c, s.p);
    assertSame(either, s.terms.or(s.c, either));
    assertSame(either, s.terms.or(either, s.p));
  }

  @Test
  void oppositesContradict() {
    assertSame(no, s.terms.and(s.c, s.terms.not(s.c)));
    assertSame(yes, s.terms.or(s.terms.not(s.c), s.c));
    Term ordered = s.is(s.d, LT, s.e);
    assertSame(no, s.terms.and(s.terms.not(ordered), ordered));
    assertSame(yes, s.terms.or(ordered, s.terms.not(ordered)));
  }

  @Test
  void ordersOfFloatsThatSeemOppositeDoNotContradict() {
    assertInstanceOf(And.class, s.terms.and(s.is(s.d, LT, s.e), s.is(s.d, GE, s.e)));
    assertInstanceOf(Or.class, s.terms.or(s.is(s.d, LT, s.e), s.is(s.d, GE, s.e)));
  }

  @Test
  void operandsAreOrdered() {
    assertSame(s.terms.and(s.c, s.p), s.terms.and(s.p, s.c));
    assertSame(s.terms.or(s.c, s.p), s.terms.or(s.p, s.c));
  }

  @Test
  void conjunctionOfManyIsTheirAnd() {
    assertSame(yes, s.terms.conjunction(List.of()));
    assertSame(s.terms.and(s.c, s.p), s.terms.conjunction(List.of(s.c, s.p, s.c)));
  }
}

package dev.waymark.term.assign;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.Relation.LT;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.term.Sample;
import dev.waymark.term.Term;
import java.util.Map;
import org.junit.jupiter.api.Test;

class SubstitutionTest {
  private final Sample s = new Sample();

  @Test
  void symbolsAreReplacedAndTheResultSimplified() {
    Term term = s.of(s.of(s.x, IMUL, s.y), IADD, s.k(1));
    Substitution substitution = new Substitution(s.terms, Map.of(s.x, s.k(6), s.y, s.k(7)));
    assertSame(s.k(43), substitution.replace(term));
    assertSame(s.terms.truth(), substitution.replace(s.c));
  }

  @Test
  void allSymbolsAreReplacedAtOnce() {
    Substitution swap = new Substitution(s.terms, Map.of(s.x, s.y, s.y, s.x));
    assertSame(s.is(s.y, LT, s.x), swap.replace(s.c));
  }

  @Test
  void termsWithoutTheSymbolsStay() {
    Substitution substitution = new Substitution(s.terms, Map.of(s.z, s.k(1)));
    assertSame(s.c, substitution.replace(s.c));
  }

  @Test
  void aReplacementOfAnotherSortIsRejected() {
    assertThrows(IllegalArgumentException.class, () -> new Substitution(s.terms, Map.of(s.x, s.a)));
  }
}

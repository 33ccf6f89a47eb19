package dev.waymark.term;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static dev.waymark.program.ir.BinaryOperator.LSHL;
import static dev.waymark.program.ir.UnaryOperator.I2L;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.program.ir.Relation;
import dev.waymark.term.simplify.Simplifier;
import java.util.List;
import org.junit.jupiter.api.Test;

class TermsTest {
  private final Sample s = new Sample();

  @Test
  void equalTermsAreOneObject() {
    Term first = s.of(s.of(s.x, IMUL, s.y), ISUB, s.z);
    int size = s.terms.size();
    assertSame(first, s.of(s.of(s.x, IMUL, s.y), ISUB, s.z));
    assertEquals(size, s.terms.size());
    assertNotSame(first, s.of(s.z, ISUB, s.of(s.x, IMUL, s.y)));
  }

  @Test
  void commutedTermsAreOneObject() {
    assertSame(s.of(s.x, IADD, s.y), s.of(s.y, IADD, s.x));
    assertSame(s.of(s.x, IMUL, s.k(3)), s.of(s.k(3), IMUL, s.x));
  }

  @Test
  void constantsOfDifferentSortsDiffer() {
    assertNotSame(s.k(0), s.k(0L));
    assertNotSame(s.k(0), s.terms.falsity());
    assertNotSame(s.k(0L), s.k(0.0));
  }

  @Test
  void everySymbolIsFresh() {
    Symbol again = s.terms.symbol(Sort.INT, "x");
    assertNotSame(s.x, again);
    assertEquals(s.terms.symbols().size() - 1, again.index());
    assertSame(again, s.terms.symbols().get(again.index()));
  }

  @Test
  void idsCountTermsInOrderOfCreation() {
    Terms terms = Simplifier.newTerms();
    assertEquals(List.of(0, 1), List.of(terms.falsity().id(), terms.truth().id()));
    Symbol symbol = terms.symbol(Sort.INT, "i");
    assertEquals(2, symbol.id());
    assertEquals(3, terms.intConstant(5).id());
    assertEquals(4, terms.binary(IADD, symbol, terms.intConstant(5)).id());
    assertEquals(5, terms.size());
    assertSame(symbol, terms.term(2));
  }

  @Test
  void hashesAreTheSameInEveryFactory() {
    assertEquals(s.of(s.x, IMUL, s.y).hashCode(), sampleProduct().hashCode());
  }

  private static Term sampleProduct() {
    Sample other = new Sample();
    return other.of(other.x, IMUL, other.y);
  }

  @Test
  void manyTermsStayDistinct() {
    for (int i = 0; i < 10_000; i++) {
      Term sum = s.of(s.x, IADD, s.k(i + 1));
      assertSame(sum, s.of(s.k(i + 1), IADD, s.x));
      assertEquals(i + 1, ((Constant) sum.operand(1)).bits());
    }
  }

  @Test
  void wrongSortsAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> s.of(s.x, IADD, s.a));
    assertThrows(IllegalArgumentException.class, () -> s.of(s.a, LSHL, s.a));
    assertThrows(IllegalArgumentException.class, () -> s.of(I2L, s.a));
    assertThrows(IllegalArgumentException.class, () -> s.is(s.x, Relation.EQ, s.d));
    assertThrows(IllegalArgumentException.class, () -> s.is(s.c, Relation.EQ, s.c));
    assertThrows(IllegalArgumentException.class, () -> s.terms.not(s.flag));
    assertThrows(IllegalArgumentException.class, () -> s.terms.and(s.c, s.x));
    assertThrows(IllegalArgumentException.class, () -> s.terms.ite(s.c, s.x, s.a));
  }

  @Test
  void domainsOutsideTheSortAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> s.terms.symbol(Sort.INT, "i", 0, 1L << 31));
    assertThrows(IllegalArgumentException.class, () -> s.terms.symbol(Sort.INT, "i", 1, 0));
    assertThrows(IllegalArgumentException.class, () -> s.terms.symbol(Sort.BOOL, "b", 0, 2));
  }
}

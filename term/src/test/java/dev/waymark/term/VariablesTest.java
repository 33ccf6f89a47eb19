package dev.waymark.term;

import static dev.waymark.program.ir.BinaryOperator.IADD;
import static dev.waymark.program.ir.BinaryOperator.IMUL;
import static dev.waymark.program.ir.BinaryOperator.ISUB;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class VariablesTest {
  private final Sample s = new Sample();

  @Test
  void allSymbolsOfATermAreFound() {
    SymbolSet variables = Variables.of(s.terms.ite(s.c, s.a, s.b));
    assertArrayEquals(
        new int[] {s.x.index(), s.y.index(), s.a.index(), s.b.index()},
        variables.indices().toArray());
    assertEquals(4, variables.size());
    assertTrue(variables.contains(s.a));
    assertFalse(variables.contains(s.z));
  }

  @Test
  void constantsHaveNoVariables() {
    assertTrue(Variables.of(s.k(1)).isEmpty());
    assertSame(SymbolSet.EMPTY, Variables.of(s.terms.truth()));
  }

  @Test
  void termsShareVariablesOrNot() {
    assertTrue(Variables.sharesVariables(s.of(s.x, IADD, s.y), s.of(s.y, IMUL, s.z)));
    assertFalse(Variables.sharesVariables(s.of(s.x, IADD, s.y), s.z));
    assertFalse(Variables.sharesVariables(s.k(1), s.k(1)));
  }

  @Test
  void equalSetsAreShared() {
    Term sum = s.of(s.x, IADD, s.y);
    assertSame(Variables.of(sum), Variables.of(s.of(sum, ISUB, s.of(s.x, IMUL, s.k(3)))));
  }

  @Test
  void manySymbolsTakeSeveralWords() {
    Symbol last = s.x;
    for (int i = 0; i < 200; i++) {
      last = s.terms.symbol(Sort.INT, "more" + i);
    }
    SymbolSet both = Variables.of(s.of(s.x, IADD, last));
    assertEquals(SymbolSet.of(last).union(SymbolSet.of(s.x)), both);
    assertTrue(both.containsAll(SymbolSet.of(last)));
    assertFalse(SymbolSet.of(s.x).containsAll(both));
    assertTrue(SymbolSet.of(s.x).intersects(both));
    assertFalse(SymbolSet.of(s.x).intersects(SymbolSet.of(last)));
    assertEquals("[0, " + last.index() + "]", both.toString());
  }
}

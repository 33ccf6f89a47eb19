package dev.waymark.term;

import static dev.waymark.program.ir.BinaryOperator.DDIV;
import static dev.waymark.program.ir.BinaryOperator.IDIV;
import static dev.waymark.program.ir.BinaryOperator.IREM;
import static dev.waymark.program.ir.BinaryOperator.LDIV;
import static dev.waymark.program.ir.BinaryOperator.LREM;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import org.junit.jupiter.api.Test;

class SemanticsTest {
  @Test
  void divisionByZeroIsThatOfSmtLib() {
    assertEquals(-1, Semantics.evaluate(IDIV, 7, 0));
    assertEquals(-1, Semantics.evaluate(IDIV, 0, 0));
    assertEquals(1, Semantics.evaluate(LDIV, -7, 0));
    assertEquals(-7, Semantics.evaluate(IREM, -7, 0));
    assertEquals(7, Semantics.evaluate(LREM, 7, 0));
  }

  @Test
  void otherDivisionsAreJavas() {
    assertEquals(-3, Semantics.evaluate(IDIV, -7, 2));
    assertEquals(-1, Semantics.evaluate(IREM, -7, 2));
    assertEquals(Integer.MIN_VALUE, Semantics.evaluate(IDIV, Integer.MIN_VALUE, -1));
    long infinity = Kind.bits(Double.POSITIVE_INFINITY);
    assertEquals(infinity, Semantics.evaluate(DDIV, Kind.bits(1.0), Kind.bits(0.0)));
  }

  @Test
  void aNaNIsUnequalToEverythingAndOrderedWithNothing() {
    long nan = Kind.bits(Float.NaN);
    for (Relation relation : Relation.values()) {
      assertEquals(relation == Relation.NE, Semantics.holds(relation, Sort.FLOAT, nan, nan));
    }
  }

  @Test
  void zerosOfBothSignsAreEqual() {
    assertTrue(Semantics.holds(Relation.EQ, Sort.DOUBLE, Kind.bits(0.0), Kind.bits(-0.0)));
    assertFalse(Semantics.holds(Relation.LT, Sort.DOUBLE, Kind.bits(-0.0), Kind.bits(0.0)));
  }
}

package dev.waymark.term.assign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.program.ir.Kind;
import dev.waymark.term.Sample;
import dev.waymark.term.Sort;
import java.util.List;
import org.junit.jupiter.api.Test;

class AssignmentTest {
  private final Sample s = new Sample();

  @Test
  void unassignedSymbolsAreZeroClampedIntoTheirDomain() {
    assertEquals(0, Assignment.EMPTY.bits(s.x));
    assertEquals(0, Assignment.EMPTY.bits(s.d));
    assertEquals(5, Assignment.EMPTY.bits(s.terms.symbol(Sort.INT, "high", 5, 9)));
    assertEquals(-5, Assignment.EMPTY.bits(s.terms.symbol(Sort.LONG, "low", -9, -5)));
  }

  @Test
  void aCopyWithAValueLeavesTheOriginalAlone() {
    Assignment first = Assignment.EMPTY.with(s.y, 1);
    Assignment second = first.with(s.y, 2).with(s.x, 3);
    assertEquals(1, first.bits(s.y));
    assertEquals(2, second.bits(s.y));
    assertEquals(3, second.bits(s.x));
  }

  @Test
  void aBuilderMayGoOnAfterBuilding() {
    Assignment.Builder builder = Assignment.builder().put(s.x, 1);
    Assignment first = builder.build();
    Assignment second = builder.put(s.x, 2).build();
    assertEquals(1, first.bits(s.x));
    assertEquals(2, second.bits(s.x));
  }

  @Test
  void equalityIsByContents() {
    Assignment first = Assignment.EMPTY.with(s.x, 1).with(s.a, 2);
    Assignment second = Assignment.builder().put(s.a, 2).put(s.x, 1).build();
    assertEquals(first, second);
    assertEquals(first.hashCode(), second.hashCode());
    assertNotEquals(first, second.with(s.x, 0));
    assertNotEquals(Assignment.EMPTY, Assignment.EMPTY.with(s.x, 0));
  }

  @Test
  void symbolsAreListedByIndex() {
    Assignment assignment = Assignment.EMPTY.with(s.d, 0).with(s.x, 7).with(s.a, 1);
    assertEquals(List.of(s.x, s.a, s.d), assignment.symbols());
    assertEquals("{x = 7, a = 1L, d = 0.0}", assignment.toString());
  }

  @Test
  void anotherAssignmentOverrides() {
    Assignment base = Assignment.EMPTY.with(s.x, 1).with(s.y, 2);
    Assignment merged = base.with(Assignment.EMPTY.with(s.y, 3).with(s.z, 4));
    assertEquals(Assignment.EMPTY.with(s.x, 1).with(s.y, 3).with(s.z, 4), merged);
  }

  @Test
  void valuesAreNormal() {
    assertEquals(-1, Assignment.EMPTY.with(s.x, 0xFFFF_FFFFL).bits(s.x));
    assertEquals(Kind.bits(Double.NaN), Assignment.EMPTY.with(s.d, -1).bits(s.d));
  }

  @Test
  void valuesOutsideTheDomainAreRejected() {
    assertThrows(IllegalArgumentException.class, () -> Assignment.EMPTY.with(s.flag, 2));
    assertThrows(IllegalArgumentException.class, () -> Assignment.EMPTY.with(s.letter, -1));
  }
}

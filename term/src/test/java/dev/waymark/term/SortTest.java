package dev.waymark.term;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.waymark.program.ir.Kind;
import org.junit.jupiter.api.Test;

class SortTest {
  @Test
  void everyKindButReferencesHasASort() {
    assertSame(Sort.INT, Sort.of(Kind.INT));
    assertSame(Sort.LONG, Sort.of(Kind.LONG));
    assertSame(Sort.FLOAT, Sort.of(Kind.FLOAT));
    assertSame(Sort.DOUBLE, Sort.of(Kind.DOUBLE));
    assertThrows(IllegalArgumentException.class, () -> Sort.of(Kind.REFERENCE));
  }

  @Test
  void bitsHaveOneForm() {
    assertEquals(-1, Sort.INT.normalize(0xFFFF_FFFFL));
    assertEquals(0xFFFF_FFFFL, Sort.LONG.normalize(0xFFFF_FFFFL));
    assertEquals(Kind.bits(Float.NaN), Sort.FLOAT.normalize(0x7FC0_1234));
    assertEquals(Kind.bits(-0.0f), Sort.FLOAT.normalize(0x8000_0000L));
    assertEquals(Kind.bits(Double.NaN), Sort.DOUBLE.normalize(-1));
  }
}

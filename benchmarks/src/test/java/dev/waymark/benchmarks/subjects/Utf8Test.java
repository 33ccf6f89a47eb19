package dev.waymark.benchmarks.subjects;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {
  private static final int[] EDGES = {
    0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4,
    0xF5, 0xFF
  };

  @Test
  void whatIsWellFormedIsWhatTheJdkDecodes() {
    Random random = new Random(7);
    int wellFormed = 0;
    for (int i = 0; i < 50_000; i++) {
      int[] units = random.ints(random.nextInt(5), 0, EDGES.length).map(e -> EDGES[e]).toArray();
      boolean expected = isDecoded(units);
      wellFormed += expected ? 1 : 0;
      assertEquals(expected, Utf8.firstIllFormed(units) < 0, () -> Arrays.toString(units));
    }
    assertTrue(wellFormed > 1_000, () -> "too few to tell");
  }

  private static boolean isDecoded(int... units) {
    ByteBuffer bytes = ByteBuffer.allocate(units.length);
    Arrays.stream(units).forEach(unit -> bytes.put((byte) unit));
    try {
      StandardCharsets.UTF_8.newDecoder().decode(bytes.flip());
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  @Test
  void theFirstIllFormedSequenceIsTold() {
    assertEquals(2, Utf8.firstIllFormed(new int[] {0xC3, 0xA4, 0xE2, 0x82}));
  }
}

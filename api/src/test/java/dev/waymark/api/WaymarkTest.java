package dev.waymark.api;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class WaymarkTest {
  @Test
  void valuesAreReplayedInOrder() {
    Waymark.replay(true, (byte) 1, (short) 2, 'c', 4, 5L, 6.5f, 7.5);
    assertTrue(Waymark.anyBoolean());
    assertEquals(1, Waymark.anyByte());
    assertEquals(2, Waymark.anyShort());
    assertEquals('c', Waymark.anyChar());
    assertEquals(4, Waymark.anyInt());
    assertEquals(5, Waymark.anyLong());
    assertEquals(6.5f, Waymark.anyFloat());
    assertEquals(7.5, Waymark.anyDouble());
  }

  @Test
  void aNewReplayForgetsTheOld() {
    Waymark.replay(1, 2);
    Waymark.replay(3);
    assertEquals(3, Waymark.anyInt());
    assertThrows(IllegalStateException.class, Waymark::anyInt);
  }

  @Test
  void aValueOfAnotherTypeIsAnError() {
    Waymark.replay(3);
    assertThrows(IllegalStateException.class, Waymark::anyLong);
  }

  @Test
  void anAssumptionThatFailsEndsTheCall() {
    assertDoesNotThrow(() -> Waymark.assume(true));
    assertThrows(AssumptionViolated.class, () -> Waymark.assume(false));
  }
}

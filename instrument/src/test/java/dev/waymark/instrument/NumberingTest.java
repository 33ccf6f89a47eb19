package dev.waymark.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.waymark.probe.Numbering;
import dev.waymark.probe.Probe;
import dev.waymark.probe.run.RunLimits;
import dev.waymark.probe.shadow.Shadow;
import org.junit.jupiter.api.Test;

/** Shadows have the numbers that they were given for one trace, and no others. */
class NumberingTest {
  private static Shadow symbolOfARun() {
    Probe.begin(RunLimits.DEFAULT);
    Shadow symbol = Probe.symbol(0, 'I', 1);
    Probe.end();
    return symbol;
  }

  @Test
  void numbersAreGivenInOrderForEachTrace() {
    for (int trace = 0; trace < 2; trace++) {
      Probe.begin(RunLimits.DEFAULT);
      Shadow first = Probe.symbol(0, 'I', 1);
      Shadow second = Probe.symbol(1, 'I', 2);
      Probe.end();
      Numbering numbering = new Numbering();
      assertFalse(numbering.has(second));
      numbering.give(second);
      numbering.give(first);
      assertTrue(numbering.has(second));
      assertEquals(0, numbering.of(second));
      assertEquals(1, numbering.of(first));
    }
  }

  @Test
  void aShadowWithoutANumberIsRejected() {
    Shadow symbol = symbolOfARun();
    assertThrows(IllegalStateException.class, () -> new Numbering().of(symbol));
  }

  @Test
  void aShadowOfAnEarlierRunGetsNoNumber() {
    Shadow old = symbolOfARun();
    symbolOfARun();
    assertThrows(IllegalStateException.class, () -> new Numbering().give(old));
  }

  @Test
  void theNumberOfAnotherTraceIsRejected() {
    Shadow symbol = symbolOfARun();
    new Numbering().give(symbol);
    assertThrows(IllegalStateException.class, () -> new Numbering().of(symbol));
  }
}

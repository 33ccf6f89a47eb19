package dev.waymark.benchmarks.subjects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class FourballsTest {
  @Test
  void equalBallsHaveNoOddOne() {
    assertEquals(0, Fourballs.odd(5, 5, 5, 5));
  }

  @Test
  void theOddBallIsFoundHeavyOrLight() {
    for (int odd : new int[] {4, 6}) {
      assertEquals(1, Fourballs.odd(odd, 5, 5, 5));
      assertEquals(2, Fourballs.odd(5, odd, 5, 5));
      assertEquals(odd < 5 ? -3 : 3, Fourballs.odd(5, 5, odd, 5));
      assertEquals(odd < 5 ? -4 : 4, Fourballs.odd(5, 5, 5, odd));
    }
  }
}

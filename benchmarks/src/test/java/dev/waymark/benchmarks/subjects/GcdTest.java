package dev.waymark.benchmarks.subjects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;

class GcdTest {
  @Test
  void theDivisorIsTheGreatestCommonOne() {
    for (int u = 1; u <= 30; u++) {
      for (int v = 1; v <= 30; v++) {
        int expected = BigInteger.valueOf(u).gcd(BigInteger.valueOf(v)).intValue();
        assertEquals(expected, Gcd.gcd(u, v), u + ", " + v);
      }
    }
  }
}

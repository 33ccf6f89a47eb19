package dev.waymark.library;

import java.util.Random;

/** Numbers for tests: mostly small, with edges and any others among them. */
final class Numerals {
  private static final long[] EDGES = {
    Integer.MIN_VALUE,
    Integer.MAX_VALUE,
    Long.MIN_VALUE,
    Long.MAX_VALUE,
    Short.MAX_VALUE,
    Short.MIN_VALUE,
    127,
    128,
    -128,
    -129,
    0xFFFF,
    0x10000,
    0x10FFFF,
    0x110000,
    0xFFFFFFFFL,
    -1,
    0,
    1,
    10,
    16,
    36,
    37
  };
  private static final double[] FRACTIONS = {
    Double.NaN,
    Double.POSITIVE_INFINITY,
    Double.NEGATIVE_INFINITY,
    -0.0,
    0.0,
    Double.MIN_VALUE,
    Double.MAX_VALUE,
    0.5,
    -0.5,
    1.5,
    2.5,
    Math.PI,
    1e10,
    9007199254740992.0
  };

  private final Random random;
  private final int largest;

  /** With no int larger than {@code largest}. */
  Numerals(Random random, int largest) {
    this.random = random;
    this.largest = largest;
  }

  int nextInt() {
    int number = (int) nextLong();
    return number > largest ? number % largest : number;
  }

  long nextLong() {
    return switch (random.nextInt(8)) {
      case 0 -> EDGES[random.nextInt(EDGES.length)];
      case 1 -> random.nextLong();
      case 2 -> random.nextInt(0x110000);
      default -> random.nextInt(12) - 2L;
    };
  }

  double nextDouble() {
    return random.nextBoolean()
        ? FRACTIONS[random.nextInt(FRACTIONS.length)]
        : nextLong() / (double) (1 + random.nextInt(4));
  }
}

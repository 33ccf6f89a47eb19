package dev.waymark.benchmarks.synthetic;

import java.util.List;
import java.util.Random;

/** Seeded choices. {@link Random} specifies how it computes, so that they are alike on all JDKs. */
final class Choices {
  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private final Random random;

  Choices(long seed) {
    random = new Random(seed * SPREAD);
  }

  /** A number from 0 to {@code bound}, exclusive. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** A number from {@code min} to {@code max}, both inclusive. */
  int between(int min, int max) {
    return min + random.nextInt(max - min + 1);
  }

  /** True in so many of a hundred cases. */
  boolean inHundred(int cases) {
    return random.nextInt(100) < cases;
  }

  <T> T of(List<T> options) {
    return options.get(random.nextInt(options.size()));
  }

  String of(String... options) {
    return options[random.nextInt(options.length)];
  }
}

package dev.waymark.benchmarks.real.random;

import java.util.List;
import java.util.random.RandomGenerator;

/** Decides at random. */
record Dice(RandomGenerator random) {
  /** A number from 0 to {@code bound}, exclusively. */
  int below(int bound) {
    return random.nextInt(bound);
  }

  /** Whether something happens whose chance is {@code percent} of a hundred. */
  boolean chance(int percent) {
    return below(100) < percent;
  }

  /** One of {@code choices}, which are not empty. */
  <T> T of(List<T> choices) {
    return choices.get(below(choices.size()));
  }
}

package dev.waymark.explore.search;

import dev.waymark.target.wire.Incoming;
import dev.waymark.target.wire.Outgoing;
import java.util.SplittableRandom;

/**
 * Random numbers. Each depends on the seed and on how many were drawn before it, and on nothing
 * else, so that a search that is interrupted goes on with the numbers it would have had.
 */
final class Chances {
  private final long base;
  private long drawn;

  Chances(long seed) {
    this.base = new SplittableRandom(seed).nextLong();
  }

  /** A number from 0 to {@code bound}, exclusively. */
  int below(int bound) {
    return new SplittableRandom(base + drawn++).nextInt(bound);
  }

  void write(Outgoing out) {
    out.putLong(drawn);
  }

  void read(Incoming in) {
    drawn = in.takeLong();
  }
}

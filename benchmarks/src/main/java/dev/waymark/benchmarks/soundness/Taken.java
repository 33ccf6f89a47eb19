package dev.waymark.benchmarks.soundness;

import java.util.BitSet;

/** What the copies that {@link Recorder} makes call: which turns the current run has taken. */
public final class Taken {
  private static final int MOST_STEPS = 200_000;
  private static final BitSet TURNS = new BitSet();
  private static int steps;

  private Taken() {}

  /** A run takes too long. */
  static final class Endless extends Error {
    private static final long serialVersionUID = 1L;
  }

  /** Called by code under test. */
  public static void take(int turn) {
    if (++steps > MOST_STEPS) {
      throw new Endless();
    }
    TURNS.set(turn);
  }

  static void begin() {
    TURNS.clear();
    steps = 0;
  }

  static BitSet turns() {
    return TURNS;
  }

  static boolean isEndless() {
    return steps > MOST_STEPS;
  }
}

package dev.waymark.benchmarks.soundness;

import java.util.Arrays;
import java.util.BitSet;

/** What the copies that {@link Recorder} makes call: which turns runs have taken. */
public final class Taken {
  private static final int MOST_STEPS = 200_000;
  private static final int MOST_TURNS = 4096;

  /** The number of the first run that took each turn; 0 if there is none. */
  private static final long[] FIRST = new long[MOST_TURNS];

  private static long run;
  private static int steps;

  private Taken() {}

  /** A run takes too long. */
  static final class Endless extends Error {
    private static final long serialVersionUID = 1L;

    Endless() {
      super("", null, false, false);
    }
  }

  /** Called by code under test. */
  public static void take(int turn) {
    if (++steps > MOST_STEPS) {
      throw new Endless();
    }
    if (FIRST[turn] == 0) {
      FIRST[turn] = run;
    }
  }

  /** Called by drivers: what comes now is the run with this number, from 1 on. */
  public static void next(long number) {
    run = number;
    steps = 0;
  }

  /** Forgets all. */
  static void begin() {
    Arrays.fill(FIRST, 0);
    next(1);
  }

  /** The turns that were taken since the beginning. */
  static BitSet turns() {
    BitSet turns = new BitSet();
    for (int i = 0; i < MOST_TURNS; i++) {
      turns.set(i, FIRST[i] != 0);
    }
    return turns;
  }

  /** The number of the first run that took {@code turn}. */
  static long first(int turn) {
    return FIRST[turn];
  }

  static boolean isEndless() {
    return steps > MOST_STEPS;
  }
}

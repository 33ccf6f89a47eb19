package dev.waymark.probe;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Which outcomes of branches were noted. Instrumented code stores one byte for each of the first
 * {@link #DIRECT}, and calls {@link #hit} for others, of which there may be any number.
 */
public final class Coverage {
  /** How many outcomes have a byte in {@link #HITS}. */
  public static final int DIRECT = 1 << 20;

  /** By site plus outcome; not 0 if it happened. */
  @SuppressWarnings("MutablePublicArray")
  public static final byte[] HITS = new byte[DIRECT];

  private static final BitSet REST = new BitSet();

  private Coverage() {}

  /** Notes an outcome. */
  public static void hit(int outcome) {
    if (outcome < DIRECT) {
      HITS[outcome] = 1;
    } else {
      synchronized (REST) {
        REST.set(outcome - DIRECT);
      }
    }
  }

  /** Whether the outcome was noted since it was last cleared. */
  public static boolean isHit(int outcome) {
    if (outcome < DIRECT) {
      return HITS[outcome] != 0;
    }
    synchronized (REST) {
      return REST.get(outcome - DIRECT);
    }
  }

  /** Forgets the outcomes below {@code end}. */
  public static void clear(int end) {
    Arrays.fill(HITS, 0, Math.min(end, DIRECT), (byte) 0);
    if (end > DIRECT) {
      synchronized (REST) {
        REST.clear(0, end - DIRECT);
      }
    }
  }
}

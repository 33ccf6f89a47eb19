package dev.waymark.probe;

import java.util.Arrays;

/** Which outcomes of branches happened, one byte each; instrumented code stores there. */
public final class Coverage {
  /** The most outcomes that can be counted; system property {@code waymark.outcomes}. */
  public static final int CAPACITY = Integer.getInteger("waymark.outcomes", 1 << 20);

  /** By site plus outcome; not 0 if it happened. */
  @SuppressWarnings("MutablePublicArray")
  public static final byte[] HITS = new byte[CAPACITY];

  private Coverage() {}

  /** Whether the outcome happened since it was last cleared. */
  public static boolean isHit(int outcome) {
    return HITS[outcome] != 0;
  }

  /** Forgets the outcomes below {@code end}. */
  public static void clear(int end) {
    Arrays.fill(HITS, 0, end, (byte) 0);
  }
}

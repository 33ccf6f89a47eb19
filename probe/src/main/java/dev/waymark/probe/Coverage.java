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

  /** Not 0 if the outcome was {@link #see seen} in any run. */
  private static final byte[] SEEN = new byte[DIRECT];

  /** The same of runs that returned. */
  private static final byte[] RETURNING = new byte[DIRECT];

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

  /** Has the outcome count as seen, in whatever run. */
  public static void see(int outcome) {
    if (outcome < DIRECT) {
      SEEN[outcome] = 1;
    }
  }

  /** Has the outcome count as seen, in a run that returned. */
  public static void seeReturning(int outcome) {
    see(outcome);
    if (outcome < DIRECT) {
      RETURNING[outcome] = 1;
    }
  }

  /**
   * Notes what was seen of the outcomes below {@code end} in runs that returned, and forgets all
   * others of them.
   */
  public static void recall(int end) {
    System.arraycopy(RETURNING, 0, HITS, 0, Math.min(end, DIRECT));
  }

  /**
   * Whether something was noted below {@code end} since {@link #recall} that had not been seen; it
   * is now. Only for outcomes that have a byte.
   */
  public static boolean seeNews(int end) {
    boolean isNews = false;
    int direct = Math.min(end, DIRECT);
    for (int i = firstNews(direct); i < direct; i++) {
      if (HITS[i] > SEEN[i]) {
        SEEN[i] = 1;
        isNews = true;
      }
    }
    return isNews;
  }

  /** As {@link #seeNews} of a run that returned, and of what such runs did. */
  public static boolean seeNewsReturning(int end) {
    int direct = Math.min(end, DIRECT);
    int first = firstNews(direct);
    for (int i = first; i < direct; i++) {
      SEEN[i] |= HITS[i];
    }
    System.arraycopy(HITS, first, RETURNING, first, direct - first);
    return first < direct;
  }

  private static int firstNews(int direct) {
    int first = Arrays.mismatch(HITS, 0, direct, RETURNING, 0, direct);
    return first < 0 ? direct : first;
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

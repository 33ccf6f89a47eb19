package dev.waymark.confirm.elsewhere;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What rewritten classes refer to in place of members of the JDK, which have the same names and
 * types. In {@link #clocks} other than the own, time passes with every look at the clock, as it
 * would on a busy machine.
 */
public final class Elsewhere {
  /** As in {@code java.util.ImmutableCollections}: which way sets and maps are gone through. */
  @SuppressWarnings("ConstantField")
  public static volatile boolean REVERSE;

  /** As there: where that begins. */
  @SuppressWarnings("ConstantField")
  public static volatile long SALT32L;

  private static final long PAUSE_MILLIS = 1_709;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long MILLIS_PER_SECOND = 1_000;

  /** Added to the time; 0 if it is to be left as it is. */
  private static volatile long shift;

  private static final AtomicLong LOOKS = new AtomicLong();

  private Elsewhere() {}

  /** Has the clock show {@code millis} now; without one, the true time. */
  public static void clocks(long... millis) {
    shift = millis.length == 0 ? 0 : millis[0] - System.currentTimeMillis();
  }

  /** Has sets and maps be gone through from {@code salt} on, this way or the other. */
  public static void order(boolean reverse, long salt) {
    REVERSE = reverse;
    SALT32L = salt;
  }

  private static long passed() {
    return shift == 0 ? 0 : shift + PAUSE_MILLIS * LOOKS.incrementAndGet();
  }

  /** As of {@code System}. */
  public static long currentTimeMillis() {
    return System.currentTimeMillis() + passed();
  }

  /** As of {@code System}; it has no relation to the time of day. */
  public static long nanoTime() {
    return System.nanoTime() + passed() * NANOS_PER_MILLI;
  }

  /** As of {@code jdk.internal.misc.VM}: nanoseconds since {@code seconds}, but no finer. */
  public static long getNanoTimeAdjustment(long seconds) {
    return (currentTimeMillis() - seconds * MILLIS_PER_SECOND) * NANOS_PER_MILLI;
  }
}

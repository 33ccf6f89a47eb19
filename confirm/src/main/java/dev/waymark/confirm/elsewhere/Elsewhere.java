package dev.waymark.confirm.elsewhere;

import java.util.concurrent.atomic.AtomicLong;

/**
 * What rewritten classes refer to in place of members of the JDK, which have the same names and
 * types.
 */
public final class Elsewhere {
  /** As in {@code java.util.ImmutableCollections}: which way sets and maps are gone through. */
  @SuppressWarnings("ConstantField")
  public static volatile boolean REVERSE;

  /** As there: where that begins. */
  @SuppressWarnings("ConstantField")
  public static volatile long SALT32L;

  private static final long PAUSE_MILLIS = 1_709;
  private static final long GRAIN_NANOS = 16_000_000;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long MILLIS_PER_SECOND = 1_000;

  private static final AtomicLong LOOKS = new AtomicLong();

  private static volatile Clock clock = new Clock(0, 0, 1);

  private Elsewhere() {}

  /**
   * A clock.
   *
   * @param shift what it is ahead of the true time, in milliseconds
   * @param pause how much time passes with every look at it, as on a busy machine, in milliseconds
   * @param grain it shows multiples of this alone, in nanoseconds
   */
  private record Clock(long shift, long pause, long grain) {
    long millis() {
      long grains = Math.max(1, grain / NANOS_PER_MILLI);
      return coarse(System.currentTimeMillis() + shift + passed(), grains);
    }

    long nanos() {
      return coarse(System.nanoTime() + passed() * NANOS_PER_MILLI, grain);
    }

    private long passed() {
      return pause == 0 ? 0 : pause * LOOKS.incrementAndGet();
    }

    private static long coarse(long time, long grains) {
      return time - Math.floorMod(time, grains);
    }
  }

  /** Has the clock show the true time. */
  public static void trueClock() {
    clock = new Clock(0, 0, 1);
  }

  /** Has the clock show {@code millis} now, and leap ahead with every look at it. */
  public static void hastyClock(long millis) {
    clock = new Clock(millis - System.currentTimeMillis(), PAUSE_MILLIS, 1);
  }

  /** Has the clock show {@code millis} now, and seem to stand still for a while each time. */
  public static void coarseClock(long millis) {
    clock = new Clock(millis - System.currentTimeMillis(), 0, GRAIN_NANOS);
  }

  /** Has sets and maps be gone through from {@code salt} on, this way or the other. */
  public static void order(boolean reverse, long salt) {
    REVERSE = reverse;
    SALT32L = salt;
  }

  /** As of {@code System}. */
  public static long currentTimeMillis() {
    return clock.millis();
  }

  /** As of {@code System}; it has no relation to the time of day. */
  public static long nanoTime() {
    return clock.nanos();
  }

  /** As of {@code jdk.internal.misc.VM}: nanoseconds since {@code seconds}, but no finer. */
  public static long getNanoTimeAdjustment(long seconds) {
    return (currentTimeMillis() - seconds * MILLIS_PER_SECOND) * NANOS_PER_MILLI;
  }
}

package dev.waymark.benchmarks.trust;

import java.time.Clock;
import java.time.Duration;
import java.time.ZoneId;

/** What code under test calls instead of the clock of the system; see {@link ShiftingLoader}. */
public final class ShiftedClock {
  private static volatile Duration offset = Duration.ZERO;

  private ShiftedClock() {}

  static void set(int days) {
    offset = Duration.ofDays(days).plusMillis(days * 1_234_567L);
  }

  /** In place of {@code System.currentTimeMillis}. */
  public static long currentTimeMillis() {
    return System.currentTimeMillis() + offset.toMillis();
  }

  /** In place of {@code System.nanoTime}. */
  public static long nanoTime() {
    return System.nanoTime() + offset.toNanos();
  }

  /** For the methods {@code now} of {@code java.time}. */
  public static Clock clock() {
    return Clock.offset(Clock.system(ZoneId.systemDefault()), offset);
  }
}

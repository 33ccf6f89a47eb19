package dev.waymark.solver.api;

import dev.waymark.probe.load.ProcessorWait;
import java.time.Duration;

/**
 * How long a backend may work on one query. Time depends on the machine, steps do not: runs repeat
 * exactly where steps run out first.
 *
 * @param time that the backend itself takes, without what it waits for a processor
 * @param steps in Z3's resource units, of which there are some millions per second; other solvers
 *     convert them roughly
 */
public record Limits(Duration time, long steps) {
  public static final long UNLIMITED_STEPS = Long.MAX_VALUE;

  private static final Duration LONG = Duration.ofDays(1);

  public Limits {
    if (time.isZero() || time.isNegative() || steps <= 0) {
      throw new IllegalArgumentException("limits must be positive: " + time + ", " + steps);
    }
  }

  /** As long as it takes. */
  public static final Limits NONE = ofTime(Duration.ofDays(365));

  /** How long it may take on the wall: others may work on the same machine. */
  public Duration most() {
    return time.compareTo(LONG) < 0 ? time.multipliedBy(ProcessorWait.MOST_SLOWDOWN) : time;
  }

  public static Limits ofTime(Duration time) {
    return new Limits(time, UNLIMITED_STEPS);
  }
}

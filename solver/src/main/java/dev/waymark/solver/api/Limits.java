package dev.waymark.solver.api;

import java.time.Duration;

/**
 * How long a backend may work on one query. Time depends on the machine and its load, steps do not:
 * runs repeat exactly where steps run out first.
 *
 * @param steps in Z3's resource units, of which there are some millions per second; other solvers
 *     convert them roughly
 */
public record Limits(Duration time, long steps) {
  public static final long UNLIMITED_STEPS = Long.MAX_VALUE;

  public Limits {
    if (time.isZero() || time.isNegative() || steps <= 0) {
      throw new IllegalArgumentException("limits must be positive: " + time + ", " + steps);
    }
  }

  /** As long as it takes. */
  public static final Limits NONE = ofTime(Duration.ofDays(365));

  public static Limits ofTime(Duration time) {
    return new Limits(time, UNLIMITED_STEPS);
  }
}

package dev.waymark.explore;

import java.time.Duration;

/** How much an exploration may spend. */
public record Budget(int runs, Duration time) {
  private static final int SHARE = 20;
  private static final Duration LEAST = Duration.ofSeconds(1);
  private static final Duration MOST = Duration.ofSeconds(10);

  /** How long one run may take, if nothing else is said: a few that never end leave time enough. */
  public Duration runTime() {
    Duration share = time.dividedBy(SHARE);
    Duration least = share.compareTo(LEAST) < 0 ? LEAST : share;
    return least.compareTo(MOST) > 0 ? MOST : least;
  }
}

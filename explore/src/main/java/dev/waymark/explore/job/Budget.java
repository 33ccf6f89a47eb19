package dev.waymark.explore.job;

import java.time.Duration;

/**
 * How much an exploration may spend.
 *
 * @param confirming how long a second solver may look at the refutations of an epoch, at most
 * @param memory of all processes together
 */
public record Budget(int runs, Duration time, Duration confirming, MemoryBudget memory) {
  private static final int SHARE = 20;
  private static final Duration LEAST = Duration.ofSeconds(1);
  private static final Duration MOST = Duration.ofSeconds(10);

  /** A budget of which confirming may take what it needs. */
  public Budget(int runs, Duration time) {
    this(runs, time, time);
  }

  /** A budget with the usual memory. */
  public Budget(int runs, Duration time, Duration confirming) {
    this(runs, time, confirming, MemoryBudget.USUAL);
  }

  /** This budget with other memory. */
  public Budget with(MemoryBudget other) {
    return new Budget(runs, time, confirming, other);
  }

  /** How long one run may take, if nothing else is said: a few that never end leave time enough. */
  public Duration runTime() {
    Duration share = time.dividedBy(SHARE);
    Duration least = share.compareTo(LEAST) < 0 ? LEAST : share;
    return least.compareTo(MOST) > 0 ? MOST : least;
  }
}

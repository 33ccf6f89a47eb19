package dev.waymark.explore.job;

import java.time.Duration;

/**
 * How much an exploration may spend.
 *
 * @param confirming how long a second solver may look at the refutations of an epoch, at most
 * @param memory of all processes together
 */
public record Budget(
    int runs, Duration time, Duration confirming, MemoryBudget memory, Duration pace) {
  /** How many runs of a method an effort of one is. */
  public static final int RUNS_PER_EFFORT = 100;

  /** After how long the clock ends what was to be ended by an effort of one. */
  public static final long MINUTES_PER_EFFORT = 10;

  private static final int SHARE = 20;
  private static final Duration LEAST = Duration.ofSeconds(1);
  private static final Duration MOST = Duration.ofSeconds(10);

  /** A budget of which confirming may take what it needs. */
  public Budget(int runs, Duration time) {
    this(runs, time, time);
  }

  /** A budget with the usual memory. */
  public Budget(int runs, Duration time, Duration confirming) {
    this(runs, time, confirming, MemoryBudget.USUAL, time);
  }

  /** This budget with other memory. */
  public Budget with(MemoryBudget other) {
    return new Budget(runs, time, confirming, other, pace);
  }

  /** This budget with another number of runs. */
  public Budget withRuns(int other) {
    return new Budget(other, time, confirming, memory, pace);
  }

  /**
   * A budget of work in place of time: runs, and steps of solvers as within so many seconds. Time
   * is only for emergencies, so that the same comes out on any machine, however busy.
   */
  public static Budget ofEffort(int effort) {
    Duration time = timeFor(effort);
    return new Budget(
        RUNS_PER_EFFORT * effort, time, time, MemoryBudget.USUAL, Duration.ofSeconds(effort));
  }

  /** The longest that so much work may take. */
  public static Duration timeFor(int effort) {
    return Duration.ofMinutes(MINUTES_PER_EFFORT * effort);
  }

  /** Whether work counts, and time is only for emergencies. */
  public boolean isOfWork() {
    return pace.compareTo(time) < 0;
  }

  /** How many times as long as usual anything may take that has its own share of the time. */
  public long slack() {
    return Math.max(1, time.toMillis() / Math.max(1, pace.toMillis()));
  }

  /** How long one run may take, if nothing else is said: a few that never end leave time enough. */
  public Duration runTime() {
    Duration share = pace.dividedBy(SHARE);
    Duration least = share.compareTo(LEAST) < 0 ? LEAST : share;
    return least.compareTo(MOST) > 0 ? MOST : least;
  }
}

package dev.waymark.explore;

import dev.waymark.probe.Permission;
import java.time.Duration;
import java.util.Set;

/**
 * How to explore each method.
 *
 * @param seed decides the first input: 0 is all zeros, any other number random values
 * @param runTime how long one run may take
 * @param allowed what the code under test may do to the world around it
 * @param order which path is tried next
 */
public record Settings(
    Criterion criterion,
    Budget budget,
    Bounds bounds,
    long seed,
    Duration runTime,
    Set<Permission> allowed,
    SearchOrder order) {
  /** How long a run may take if nothing else is said. */
  public static final Duration RUN_TIME = Duration.ofSeconds(10);

  public Settings {
    allowed = Set.copyOf(allowed);
  }

  /** Settings with the order that fits the criterion. */
  public Settings(
      Criterion criterion,
      Budget budget,
      Bounds bounds,
      long seed,
      Duration runTime,
      Set<Permission> allowed) {
    this(criterion, budget, bounds, seed, runTime, allowed, SearchOrder.of(criterion));
  }

  /** Settings for code that may do nothing to the world. */
  public Settings(Criterion criterion, Budget budget, Bounds bounds, long seed) {
    this(criterion, budget, bounds, seed, RUN_TIME, Set.of());
  }
}

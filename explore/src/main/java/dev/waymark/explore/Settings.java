package dev.waymark.explore;

import dev.waymark.explore.search.SearchChoice;
import dev.waymark.probe.refuse.Permission;
import java.time.Duration;
import java.util.Set;

/**
 * How to explore each method.
 *
 * @param seed decides the first input: 0 is all zeros, any other number random values
 * @param runTime how long one run may take
 * @param allowed what the code under test may do to the world around it
 * @param strategy which path is tried next
 * @param labels which labels are objectives
 */
public record Settings(
    Criterion criterion,
    Budget budget,
    Bounds bounds,
    long seed,
    Duration runTime,
    Set<Permission> allowed,
    SearchChoice strategy,
    Trying trying,
    LabelChoice labels) {
  public Settings {
    allowed = Set.copyOf(allowed);
  }

  /** Settings with the strategy that fits the criterion. */
  public Settings(
      Criterion criterion,
      Budget budget,
      Bounds bounds,
      long seed,
      Duration runTime,
      Set<Permission> allowed) {
    this(criterion, budget, bounds, seed, runTime, allowed, strategyFor(criterion), Trying.ON);
  }

  /** Settings without labels. */
  public Settings(
      Criterion criterion,
      Budget budget,
      Bounds bounds,
      long seed,
      Duration runTime,
      Set<Permission> allowed,
      SearchChoice strategy,
      Trying trying) {
    this(criterion, budget, bounds, seed, runTime, allowed, strategy, trying, LabelChoice.NONE);
  }

  /** The strategy that fits {@code criterion}. */
  public static SearchChoice strategyFor(Criterion criterion) {
    return SearchChoice.parse(criterion == Criterion.BRANCH ? "auto" : "dfs");
  }

  /** These settings with another strategy, which may be all that finds inputs. */
  public Settings with(SearchChoice other, Trying otherTrying) {
    return new Settings(
        criterion, budget, bounds, seed, runTime, allowed, other, otherTrying, labels);
  }

  /** These settings with other labels. */
  public Settings with(LabelChoice others) {
    return new Settings(
        criterion, budget, bounds, seed, runTime, allowed, strategy, trying, others);
  }

  /** Settings for code that may do nothing to the world. */
  public Settings(Criterion criterion, Budget budget, Bounds bounds, long seed) {
    this(criterion, budget, bounds, seed, budget.runTime(), Set.of());
  }
}

package dev.waymark.explore.job;

import dev.waymark.explore.input.Bounds;
import dev.waymark.explore.objective.Criterion;
import dev.waymark.explore.objective.LabelChoice;
import dev.waymark.explore.objective.PathChoice;
import dev.waymark.explore.search.SearchChoice;
import dev.waymark.probe.refuse.Permission;
import dev.waymark.program.Assertions;
import java.time.Duration;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How to explore each method.
 *
 * @param seed decides the first input: 0 is all zeros, any other number random values
 * @param runTime how long one run may take
 * @param allowed what the code under test may do to the world around it
 * @param strategy which path is tried next
 * @param labels which labels are objectives
 * @param assertions whether the code under test has its assertions checked
 * @param paths which abstract paths are objectives, in place of branches and labels; null if none
 * @param generalizing whether refuted paths rule out others
 * @param proving whether it is proved by going back that branches cannot be taken
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
    LabelChoice labels,
    @Nullable PathChoice paths,
    Assertions assertions,
    Generalizing generalizing,
    Proving proving) {
  public Settings {
    allowed = Set.copyOf(allowed);
  }

  /** Settings with assertions enabled, as tests have them. */
  public Settings(
      Criterion criterion,
      Budget budget,
      Bounds bounds,
      long seed,
      Duration runTime,
      Set<Permission> allowed,
      SearchChoice strategy,
      Trying trying,
      LabelChoice labels,
      @Nullable PathChoice paths) {
    this(
        criterion,
        budget,
        bounds,
        seed,
        runTime,
        allowed,
        strategy,
        trying,
        labels,
        paths,
        Assertions.ENABLED,
        Generalizing.OFF,
        Proving.OFF);
  }

  /** These settings for so many explorations side by side. */
  public Settings forJobs(int number) {
    Budget each = budget.with(budget.memory().forJobs(number));
    return copy(each, strategy, trying, labels, paths, assertions, generalizing, proving);
  }

  /** These settings with assertions enabled or not. */
  public Settings with(Assertions others) {
    return copy(budget, strategy, trying, labels, paths, others, generalizing, proving);
  }

  /** These settings with refuted paths that rule out others, or not. */
  public Settings with(Generalizing others) {
    return copy(budget, strategy, trying, labels, paths, assertions, others, proving);
  }

  /** These settings with proofs by going back, or not. */
  public Settings with(Proving others) {
    return copy(budget, strategy, trying, labels, paths, assertions, generalizing, others);
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
    this(
        criterion,
        budget,
        bounds,
        seed,
        runTime,
        allowed,
        strategy,
        trying,
        LabelChoice.NONE,
        null);
  }

  /** The strategy that fits {@code criterion}. */
  public static SearchChoice strategyFor(Criterion criterion) {
    return SearchChoice.parse(criterion == Criterion.BRANCH ? "auto" : "dfs");
  }

  /** These settings with another strategy, which may be all that finds inputs. */
  public Settings with(SearchChoice other, Trying otherTrying) {
    return copy(budget, other, otherTrying, labels, paths, assertions, generalizing, proving);
  }

  /** These settings with other labels. */
  public Settings with(LabelChoice others) {
    return copy(budget, strategy, trying, others, paths, assertions, generalizing, proving);
  }

  /** These settings for abstract paths in place of branches. */
  public Settings with(PathChoice chosen) {
    return copy(budget, strategy, trying, labels, chosen, assertions, generalizing, proving);
  }

  private Settings copy(
      Budget otherBudget,
      SearchChoice otherStrategy,
      Trying otherTrying,
      LabelChoice otherLabels,
      @Nullable PathChoice otherPaths,
      Assertions otherAssertions,
      Generalizing otherGeneralizing,
      Proving otherProving) {
    return new Settings(
        criterion,
        otherBudget,
        bounds,
        seed,
        runTime,
        allowed,
        otherStrategy,
        otherTrying,
        otherLabels,
        otherPaths,
        otherAssertions,
        otherGeneralizing,
        otherProving);
  }

  /** Whether branches and labels are to be covered, and nothing more. */
  public boolean isOfBranches() {
    return criterion == Criterion.BRANCH && paths == null;
  }

  /** Whether every run becomes a test: all paths are wanted. */
  public boolean keepsAllRuns() {
    return criterion == Criterion.ALL_PATHS && paths == null;
  }

  /** Whether inputs are also tried that nobody solved for. */
  public boolean isTrying() {
    return isOfBranches() && trying == Trying.ON;
  }

  /** Settings for code that may do nothing to the world. */
  public Settings(Criterion criterion, Budget budget, Bounds bounds, long seed) {
    this(criterion, budget, bounds, seed, budget.runTime(), Set.of());
  }
}

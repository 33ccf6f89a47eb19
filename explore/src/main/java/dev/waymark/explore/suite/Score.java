package dev.waymark.explore.suite;

import dev.waymark.explore.coverage.BranchCoverage;
import dev.waymark.explore.objective.Objectives;
import dev.waymark.instrument.Instrumenter;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePair;
import dev.waymark.program.label.IndependencePairs;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What a suite covers.
 *
 * @param objectives all there is to cover, in the order of the code
 * @param covered what of it is covered
 * @param tests the tests
 */
public record Score(List<Branch> objectives, Set<Branch> covered, Tests tests) {
  public Score {
    objectives = List.copyOf(objectives);
    covered = Set.copyOf(covered);
  }

  /** How many tests were run, and how many of them failed. */
  public record Tests(int run, int failed) {}

  /** The score of tests that together brought about {@code outcomes} of instrumented code. */
  public static Score of(
      Objectives objectives, BitSet outcomes, Instrumenter instrumenter, Tests tests) {
    BranchCoverage coverage =
        new BranchCoverage(objectives, instrumenter.sites(), instrumenter.labels());
    return new Score(
        List.copyOf(coverage.objectives().keySet()),
        new LinkedHashSet<>(coverage.covered(outcomes)),
        tests);
  }

  /** How each condition is shown to decide by its {@code pairs}, if it is. */
  public Map<String, Optional<IndependencePair.Cause>> conditions(
      Map<String, IndependencePairs> pairs) {
    Map<String, Optional<IndependencePair.Cause>> shown = new LinkedHashMap<>();
    pairs.forEach((condition, each) -> shown.put(condition, cause(each)));
    return shown;
  }

  private Optional<IndependencePair.Cause> cause(IndependencePairs pairs) {
    return pairs.pairs().stream()
        .filter(pair -> areCovered(pair))
        .map(IndependencePair::cause)
        .findFirst();
  }

  private boolean areCovered(IndependencePair pair) {
    return covered.contains(pair.whenTrue().label()) && covered.contains(pair.whenFalse().label());
  }

  /** What is not covered, in the order of the code. */
  public List<Branch> uncovered() {
    return objectives.stream().filter(each -> !covered.contains(each)).toList();
  }
}

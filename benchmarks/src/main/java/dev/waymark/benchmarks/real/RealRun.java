package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import java.util.List;

/**
 * One class, measured.
 *
 * @param jacoco what the tests cover as JaCoCo counts
 * @param differences lines of which we count otherwise what the same tests cover
 * @param contradictions verdicts that the tests or the rival contradict
 * @param random what the rival covers as JaCoCo counts
 * @param standing what is known of branches that the tests do not take
 * @param problems what else should not be
 * @param seconds how long Waymark took
 */
record RealRun(
    RealSubject subject,
    BranchCounts jacoco,
    List<Difference> differences,
    List<String> contradictions,
    BranchCounts random,
    Standing standing,
    int tests,
    List<String> problems,
    double seconds) {
  int infeasible() {
    return standing.infeasible();
  }

  int bounded() {
    return standing.bounded();
  }

  int open() {
    return jacoco.total() - jacoco.covered() - infeasible() - bounded();
  }

  /**
   * How many branches that random calls leave are covered by the tests; at least, for JaCoCo tells
   * numbers per line only.
   */
  int gained() {
    return jacoco.lines().entrySet().stream()
        .mapToInt(line -> line.getValue().covered() - random.at(line.getKey()).covered())
        .filter(gain -> gain > 0)
        .sum();
  }
}

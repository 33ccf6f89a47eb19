package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.BranchCounts.Count;
import java.util.Set;

/**
 * A line whose branches JaCoCo counts otherwise than we do.
 *
 * @param reasons why, as JaCoCo documents it, and as was checked
 * @param problems what these reasons do not explain
 */
record Difference(
    String place, Count jacoco, Count ours, Set<String> reasons, Set<String> problems) {
  boolean isExplained() {
    return problems.isEmpty();
  }

  @Override
  public String toString() {
    String why =
        isExplained() ? String.join("; ", reasons) : "unexplained: " + String.join("; ", problems);
    return place + " JaCoCo " + jacoco + ", we " + ours + ": " + why;
  }
}

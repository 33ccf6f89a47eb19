package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchCounts.Count;
import dev.waymark.benchmarks.real.coverage.ProbedBranches;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * The same tests as JaCoCo and we see them, branch by branch. JaCoCo sees a branch if a probe
 * behind it is hit. The two may differ in what a filter leaves out, and in branches that an
 * exception followed before the next probe: those, a third opinion has to confirm, have been taken,
 * and something that can throw comes before the next probe.
 *
 * @param jacoco what JaCoCo's analyzer counts
 * @param probed what its probes say of each branch
 * @param isOurs whether we say that a branch was taken
 * @param isWitnessed whether code that tells of its turns says so
 */
record CoverageComparison(
    BranchCounts jacoco,
    ProbedBranches probed,
    Predicate<Branch> isOurs,
    Predicate<Branch> isWitnessed) {
  /** Lines that are counted otherwise, in their order; {@code points} in that of the code. */
  List<Difference> differences(String name, List<BranchPoint> points) {
    Map<BranchPoint, String> leftOut = JacocoFilters.of(points);
    Map<Integer, Line> lines = new TreeMap<>();
    jacoco.lines().keySet().forEach(line -> lines.put(line, new Line()));
    for (BranchPoint point : points) {
      Line line = lines.computeIfAbsent(point.line(), key -> new Line());
      line.add(point, leftOut.getOrDefault(point, ""));
    }
    List<Difference> differences = new ArrayList<>();
    lines.forEach(
        (number, line) -> {
          Difference difference = line.difference(name + ":" + number, jacoco.at(number));
          if (!difference.isExplained() || !difference.jacoco().equals(difference.ours())) {
            differences.add(difference);
          }
        });
    return differences;
  }

  /** One line: what we count there, and what JaCoCo should. */
  private final class Line {
    private final TreeSet<String> reasons = new TreeSet<>();
    private final TreeSet<String> problems = new TreeSet<>();
    private Count ours = new Count(0, 0);
    private Count expected = new Count(0, 0);

    /** Adds a point; {@code filter} leaves it out, if there is one. */
    void add(BranchPoint point, String filter) {
      List<Branch> branches = point.branches();
      ours = ours.plus(count(branches, isOurs));
      if (filter.isEmpty()) {
        expected = expected.plus(count(branches, probed.covered()::contains));
      } else {
        reasons.add(filter);
      }
      branches.forEach(this::compare);
    }

    private Count count(List<Branch> branches, Predicate<Branch> isCovered) {
      return new Count(branches.size(), (int) branches.stream().filter(isCovered).count());
    }

    private void compare(Branch branch) {
      boolean isTaken = isOurs.test(branch);
      if (isTaken != isWitnessed.test(branch)) {
        problems.add(branch + (isTaken ? " is not taken" : " is taken") + " when code tells it");
      } else if (isTaken && !probed.covered().contains(branch)) {
        missed(branch);
      } else if (!isTaken && probed.covered().contains(branch)) {
        problems.add("we miss " + branch);
      }
    }

    private void missed(Branch branch) {
      if (probed.interruptible().contains(branch)) {
        reasons.add("an exception before JaCoCo's next probe after " + branch);
      } else {
        problems.add("JaCoCo misses " + branch);
      }
    }

    Difference difference(String place, Count counted) {
      if (!counted.equals(expected)) {
        problems.add("its probes say " + expected);
      }
      return new Difference(place, counted, ours, reasons, problems);
    }
  }
}

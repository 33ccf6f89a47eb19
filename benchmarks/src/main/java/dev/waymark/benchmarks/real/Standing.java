package dev.waymark.benchmarks.real;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchCounts.Count;
import dev.waymark.benchmarks.real.tests.TestsRun;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is known of the branches that the tests do not take.
 *
 * @param infeasible how many of those that JaCoCo misses are proved infeasible
 * @param bounded likewise, within bounds
 * @param reasons why the others are open, with the number of branches as we count
 */
record Standing(int infeasible, int bounded, Map<String, Integer> reasons) {
  static Standing of(
      List<BranchPoint> points, TestsRun.Own own, WaymarkRun waymark, BranchCounts jacoco) {
    Map<Integer, List<Judgement>> lines = new TreeMap<>();
    for (BranchPoint point : points) {
      for (Branch branch : point.branches()) {
        if (!own.isCovered(branch)) {
          lines
              .computeIfAbsent(point.line(), line -> new ArrayList<>())
              .add(waymark.judgement(branch));
        }
      }
    }
    return of(lines, jacoco);
  }

  /** JaCoCo does not count all branches; of a line no more are infeasible than it misses. */
  private static Standing of(Map<Integer, List<Judgement>> lines, BranchCounts jacoco) {
    int infeasible = 0;
    int bounded = 0;
    Map<String, Integer> reasons = new TreeMap<>();
    for (Map.Entry<Integer, List<Judgement>> line : lines.entrySet()) {
      Count count = jacoco.at(line.getKey());
      int missed = count.total() - count.covered();
      int proved = Math.min(missed, count(line.getValue(), Judgement.Kind.INFEASIBLE));
      infeasible += proved;
      bounded += Math.min(missed - proved, count(line.getValue(), Judgement.Kind.BOUNDED));
      line.getValue().stream()
          .filter(each -> each.kind() == Judgement.Kind.OPEN)
          .forEach(each -> reasons.merge(each.reason(), 1, Integer::sum));
    }
    return new Standing(infeasible, bounded, reasons);
  }

  private static int count(List<Judgement> judgements, Judgement.Kind kind) {
    return (int) judgements.stream().filter(each -> each.kind() == kind).count();
  }
}

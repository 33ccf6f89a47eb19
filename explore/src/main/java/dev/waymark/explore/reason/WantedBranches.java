package dev.waymark.explore.reason;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.ir.MethodRef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Branches that are to be explained, by place. */
final class WantedBranches {
  private final Map<Place, List<Wanted>> byPlace = new HashMap<>();

  private record Place(MethodRef method, int statement) {}

  /**
   * A branch.
   *
   * @param outcome as walks count them: of a condition 0 if it jumps
   */
  record Wanted(Branch branch, int outcome) {}

  /** Those of {@code branches} that are in {@code methods}. */
  WantedBranches(Collection<MethodModel> methods, Collection<Branch> branches) {
    for (MethodModel method : methods) {
      if (method.hasCode()) {
        method.branchPoints().forEach(point -> add(method, point, branches));
      }
    }
  }

  private void add(MethodModel method, BranchPoint point, Collection<Branch> branches) {
    for (Branch each : point.branches()) {
      if (branches.contains(each)) {
        byPlace
            .computeIfAbsent(new Place(method.ref(), point.statement()), k -> new ArrayList<>())
            .add(new Wanted(each, outcome(point, each)));
      }
    }
  }

  private static int outcome(BranchPoint point, Branch branch) {
    if (point.type() != BranchPoint.Type.CONDITION) {
      return branch.outcome();
    }
    return branch.equals(point.taken()) ? 0 : 1;
  }

  /** What is wanted at {@code statement} of {@code method}. */
  List<Wanted> at(MethodRef method, int statement) {
    return byPlace.getOrDefault(new Place(method, statement), List.of());
  }
}

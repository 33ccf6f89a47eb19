package dev.waymark.explore.coverage;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;

/** The branches that an exploration goes on for until each is covered, by whomever. */
public final class BranchGoals implements Goals {
  private final BranchCoverage coverage;
  private final Set<Branch> all;
  private final Set<Branch> left;
  private final Set<Branch> checks;
  private int covered = -1;

  private BranchGoals(BranchCoverage coverage, Set<Branch> all, Set<Branch> checks) {
    this.coverage = coverage;
    this.all = all;
    this.left = new LinkedHashSet<>(all);
    this.checks = checks;
  }

  /** The objectives in methods that {@code isGoal} admits. */
  public static BranchGoals in(Predicate<MethodModel> isGoal, BranchCoverage coverage) {
    Set<Branch> goals = new LinkedHashSet<>();
    Set<MethodModel> methods = new LinkedHashSet<>();
    coverage
        .objectives()
        .forEach(
            (branch, method) -> {
              if (isGoal.test(method)) {
                goals.add(branch);
                methods.add(method);
              }
            });
    Set<Branch> checks = new HashSet<>();
    for (MethodModel method : methods) {
      method.branchPoints().stream()
          .filter(point -> !point.type().isExplicit())
          .forEach(point -> checks.addAll(point.branches()));
    }
    return new BranchGoals(coverage, goals, checks);
  }

  /** Looks only if there is something new. */
  @Override
  public boolean areReached() {
    if (covered != coverage.count()) {
      covered = coverage.count();
      left.removeIf(branch -> !coverage.isOpen(branch));
    }
    return left.isEmpty();
  }

  @Override
  public boolean areExplicit() {
    return !areReached() && !checks.containsAll(left);
  }

  @Override
  public boolean areShown() {
    return all.stream().noneMatch(coverage::isHidden);
  }
}

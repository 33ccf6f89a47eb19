package dev.waymark.explore.search;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * The uncovered branch on which the most uncovered branches depend. Only those count that were not
 * tried often since coverage changed: each run for one of them covers something, so that none is
 * wasted, but many may be infeasible.
 */
final class Promise implements Ranked.Ranking {
  private static final int MOST_TRIES = 4;

  private final Wanted wanted;
  private final List<MethodModel> methods;
  private final Dependents dependents;

  /** How many branches of each method are wanted. */
  private final int[] inMethod;

  Promise(Surroundings given) {
    this.wanted = given.wanted();
    this.methods = given.territory().methods();
    this.dependents = given.territory().dependents();
    this.inMethod = new int[methods.size()];
  }

  @Override
  public void update() {
    for (int i = 0; i < inMethod.length; i++) {
      inMethod[i] =
          methods.get(i).branchPoints().stream().mapToInt(point -> count(point.branches())).sum();
    }
  }

  private int count(List<Branch> branches) {
    int count = 0;
    for (Branch branch : branches) {
      count += wanted.isWanted(branch) ? 1 : 0;
    }
    return count;
  }

  @Override
  public int of(Aim aim, int tries) {
    Branch branch = aim.branch();
    if (branch == null || !wanted.isWanted(branch) || tries >= MOST_TRIES) {
      return LAST;
    }
    Dependents.Part part = dependents.of(branch);
    int count = count(part.branches());
    for (int method : part.methods()) {
      count += inMethod[method];
    }
    return -count;
  }
}

package dev.waymark.explore;

import dev.waymark.instrument.SiteTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which branches of a method are covered, and by which test first. */
final class BranchCoverage {
  private final SiteTable sites;
  private final Set<Branch> objectives = new LinkedHashSet<>();
  private final Map<Branch, Integer> coveredBy = new LinkedHashMap<>();

  /** The outcomes that were looked at, so that each is looked up only once. */
  private final BitSet seen = new BitSet();

  BranchCoverage(MethodModel method, SiteTable sites) {
    this.sites = sites;
    method.branchPoints().forEach(point -> objectives.addAll(objectivesOf(point)));
  }

  /**
   * What is to be covered at a branch point: all its outcomes; of an implicit check only that it
   * fails, for runs do not record that checks pass; nothing where there is one outcome only.
   */
  private static List<Branch> objectivesOf(BranchPoint point) {
    List<Branch> branches = point.branches();
    if (branches.size() < 2) {
      return List.of();
    }
    return point.type().isExplicit() ? branches : branches.subList(1, branches.size());
  }

  Set<Branch> objectives() {
    return objectives;
  }

  boolean isComplete() {
    return coveredBy.size() == objectives.size();
  }

  /** The test that covers {@code branch}; null if none does. */
  @Nullable Integer coveringTest(Branch branch) {
    return coveredBy.get(branch);
  }

  /** Covers what {@code test} is known to cover. */
  void restore(TestCase test) {
    test.covers().forEach(branch -> coveredBy.putIfAbsent(branch, test.number()));
  }

  /** The branches among {@code outcomes} that no test took before {@code test}. */
  List<Branch> cover(BitSet outcomes, int test) {
    List<Branch> covers = new ArrayList<>();
    for (int i = outcomes.nextSetBit(0); i >= 0; i = outcomes.nextSetBit(i + 1)) {
      if (!seen.get(i)) {
        seen.set(i);
        sites.branch(i).filter(objectives::contains).ifPresent(covers::add);
      }
    }
    covers.removeIf(branch -> coveredBy.putIfAbsent(branch, test) != null);
    return covers;
  }
}

package dev.waymark.benchmarks.real.tests;

import dev.waymark.benchmarks.real.coverage.BranchCounts;
import dev.waymark.benchmarks.real.coverage.BranchCounts.Count;
import dev.waymark.benchmarks.real.coverage.BranchKey;
import dev.waymark.benchmarks.real.coverage.Extent;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.probe.Coverage;
import dev.waymark.program.Program;
import dev.waymark.program.branch.BranchPoint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Explicit branches as Waymark counts them. */
public final class OwnCoverage {
  private OwnCoverage() {}

  /** The branches that were taken in this JVM, as {@link BranchKey} has them. */
  public static List<String> hits(SiteTable sites) {
    BitSet outcomes = new BitSet();
    for (int i = 0; i < sites.size(); i++) {
      outcomes.set(i, Coverage.isHit(i));
    }
    sites.addImplied(outcomes);
    List<String> keys = new ArrayList<>();
    outcomes.stream()
        .forEach(i -> sites.branch(i).ifPresent(branch -> keys.add(BranchKey.of(branch))));
    return keys;
  }

  /** The explicit branch points of {@code extent}, in the order of the code. */
  public static List<BranchPoint> points(Program program, Extent extent) {
    Extent.Methods methods = extent.methods(program.classes());
    List<BranchPoint> points = new ArrayList<>();
    for (String name : extent.classes(program.classes())) {
      program.require(name).methods().stream()
          .filter(method -> method.hasCode() && methods.includes(method.name()))
          .filter(method -> !method.isSynthetic() || method.name().startsWith("lambda$"))
          .flatMap(method -> method.branchPoints().stream())
          .filter(point -> point.type().isExplicit() && point.branches().size() > 1)
          .forEach(points::add);
    }
    return points;
  }

  /** {@code points} by line; covered are those of {@code keys}. */
  static BranchCounts counts(List<BranchPoint> points, Set<String> keys) {
    Map<Integer, Count> lines = new TreeMap<>();
    for (BranchPoint point : points) {
      int covered =
          (int) point.branches().stream().filter(b -> keys.contains(BranchKey.of(b))).count();
      lines.merge(point.line(), new Count(point.branches().size(), covered), Count::plus);
    }
    return new BranchCounts(lines);
  }
}

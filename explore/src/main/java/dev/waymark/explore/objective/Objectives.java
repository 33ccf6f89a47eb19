package dev.waymark.explore.objective;

import dev.waymark.instrument.site.LabelTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.AssertStatements;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.label.Label;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What is to be covered.
 *
 * @param methods the methods whose branches count
 * @param counts which of their branch points do
 * @param labels the labels of methods that do
 */
public record Objectives(
    Collection<MethodModel> methods,
    Predicate<BranchPoint> counts,
    Map<MethodModel, List<Label>> labels) {
  /** Branches alone. */
  public Objectives(Collection<MethodModel> methods, Predicate<BranchPoint> counts) {
    this(methods, counts, Map.of());
  }

  /** All branches of {@code methods}. */
  public static Objectives of(Collection<MethodModel> methods) {
    return new Objectives(methods, point -> true);
  }

  /** What {@code choice} says of {@code methods}, whose labels are in {@code table}. */
  public static Objectives of(
      Collection<MethodModel> methods, LabelChoice choice, LabelTable table) {
    boolean hasBranches = choice.company() == LabelChoice.Company.WITH_BRANCHES;
    Map<MethodModel, List<Label>> labels = new LinkedHashMap<>();
    methods.forEach(method -> labels.put(method, table.of(method)));
    return new Objectives(methods, point -> hasBranches, labels);
  }

  /** The outcomes of conditions and switches of {@code methods}, no implicit checks. */
  public static Objectives explicit(Collection<MethodModel> methods) {
    return new Objectives(methods, point -> point.type().isExplicit());
  }

  /**
   * What is to be covered at a branch point: all its outcomes; of an implicit check only that it
   * fails, for runs do not record that checks pass; nothing where there is one outcome only, or
   * where it is asked whether assertions are disabled.
   */
  public List<Branch> at(BranchPoint point) {
    List<Branch> branches = point.branches();
    if (branches.size() < 2 || AssertStatements.isSwitch(point) || !counts.test(point)) {
      return List.of();
    }
    return point.type().isExplicit() ? branches : branches.subList(1, branches.size());
  }
}

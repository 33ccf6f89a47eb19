package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.AssertStatements;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.DecisionText;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The decisions of a method as criteria speak of them. */
final class Questions {
  private final MethodModel method;
  private final Map<Integer, BranchPoint> points = new HashMap<>();
  private final DecisionText texts;

  Questions(MethodModel method) {
    this.method = method;
    this.texts = new DecisionText(method.branchPoints());
    method.branchPoints().forEach(point -> points.put(point.statement(), point));
  }

  /** Those that the source shows: whether assertions are disabled is no question of it. */
  List<Decision> decisions() {
    List<Decision> decisions = new ArrayList<>();
    for (Decision each : method.decisions()) {
      ConditionTree tree = written(each.tree());
      if (tree != null) {
        decisions.add(new Decision(tree, each.whenTrue(), each.whenFalse(), each.reading()));
      }
    }
    return decisions;
  }

  private @Nullable ConditionTree written(ConditionTree tree) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return AssertStatements.isFlag(text(leaf.condition())) ? null : tree;
    }
    List<ConditionTree> parts =
        Connective.parts(tree).stream().map(this::written).filter(Objects::nonNull).toList();
    if (parts.size() < 2) {
      return parts.isEmpty() ? null : parts.get(0);
    }
    return tree instanceof ConditionTree.And
        ? new ConditionTree.And(parts)
        : new ConditionTree.Or(parts);
  }

  Atoms atoms(Decision decision) {
    return new Atoms(method, decision);
  }

  /** The condition as Java. */
  String text(Condition condition) {
    return point(condition).text();
  }

  /** The decision, or a part of it, as Java. */
  String text(ConditionTree tree) {
    return texts.of(tree);
  }

  /** Two parts with a connective between them, as Java. */
  String junction(Connective connective, ConditionTree left, ConditionTree right) {
    return side(left) + " " + connective.symbol() + " " + side(right);
  }

  private String side(ConditionTree part) {
    return part instanceof ConditionTree.Leaf ? text(part) : "(" + text(part) + ")";
  }

  /** The branch on which {@code condition} is {@code truth}. */
  Branch branch(Condition condition, ConditionValue truth) {
    return point(condition).branches().get(truth == ConditionValue.TRUE ? 0 : 1);
  }

  private BranchPoint point(Condition condition) {
    BranchPoint point = points.get(condition.statement());
    if (point == null) {
      throw new IllegalStateException("a condition that does not branch");
    }
    return point;
  }

  /** The branches after which {@code decision} is {@code truth}, whatever else is asked. */
  List<Branch> deciding(Decision decision, ConditionValue truth) {
    List<Branch> branches = new ArrayList<>();
    collect(decision.tree(), List.of(), truth, branches);
    return branches;
  }

  /**
   * Adds the branches of {@code tree} that decide all.
   *
   * @param after the truths of {@code tree} after which something else is asked
   */
  private void collect(
      ConditionTree tree,
      List<ConditionValue> after,
      ConditionValue wanted,
      List<Branch> branches) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      if (!after.contains(wanted)) {
        branches.add(branch(leaf.condition(), wanted));
      }
      return;
    }
    List<ConditionTree> parts = Connective.parts(tree);
    for (int i = 0; i < parts.size(); i++) {
      List<ConditionValue> inner = new ArrayList<>(after);
      if (i < parts.size() - 1) {
        inner.add(Connective.of(tree).passing());
      }
      collect(parts.get(i), inner, wanted, branches);
    }
  }
}

package dev.waymark.program.branch;

import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.ConditionTree.And;
import dev.waymark.program.decision.ConditionTree.Leaf;
import dev.waymark.program.decision.ConditionTree.Or;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Renders decisions as Java, from the texts of their conditions. */
public final class DecisionText {
  private final Map<Integer, String> textOf = new HashMap<>();

  /** Takes the branch points of the decisions' method. */
  public DecisionText(List<BranchPoint> points) {
    points.forEach(point -> textOf.put(point.statement(), point.text()));
  }

  /** The tree as Java, such as {@code (a > 0 || b > 0) && c}. */
  public String of(ConditionTree tree) {
    if (tree instanceof Leaf leaf) {
      return textOf.getOrDefault(leaf.condition().statement(), "(...)");
    }
    return tree instanceof And and ? join(and.parts(), " && ") : join(((Or) tree).parts(), " || ");
  }

  private String join(List<ConditionTree> parts, String operator) {
    return parts.stream().map(this::operand).collect(Collectors.joining(operator));
  }

  private String operand(ConditionTree part) {
    return part instanceof Leaf ? of(part) : "(" + of(part) + ")";
  }
}

package dev.waymark.path.tree;

import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.decision.ConditionTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Conditions that are decided as one. */
record Compound(ConditionTree tree) {
  AbstractNode.Type type() {
    return tree instanceof ConditionTree.And ? AbstractNode.Type.AND : AbstractNode.Type.OR;
  }

  int first() {
    return tree.conditions().get(0).statement();
  }

  int last() {
    List<Condition> conditions = tree.conditions();
    return conditions.get(conditions.size() - 1).statement();
  }

  /** The value of all, now that one has this outcome; null if others must be asked. */
  @Nullable Boolean value(int statement, int outcome) {
    return value(tree, statement, outcome);
  }

  private static @Nullable Boolean value(ConditionTree tree, int statement, int outcome) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return isTrue(leaf.condition(), outcome);
    }
    boolean stopper = tree instanceof ConditionTree.Or;
    List<ConditionTree> parts = parts(tree);
    for (int i = 0; i < parts.size(); i++) {
      if (contains(parts.get(i), statement)) {
        Boolean value = value(parts.get(i), statement, outcome);
        boolean isLast = i == parts.size() - 1;
        boolean isDecided = value != null && (value == stopper || isLast);
        return isDecided ? value : null;
      }
    }
    throw new IllegalArgumentException("not in this decision: statement " + statement);
  }

  static boolean isTrue(Condition condition, int outcome) {
    return (outcome == 0) == (condition.polarity() == Polarity.JUMPS_IF_TRUE);
  }

  static boolean contains(ConditionTree tree, int statement) {
    return tree.conditions().stream().anyMatch(each -> each.statement() == statement);
  }

  static List<ConditionTree> parts(ConditionTree tree) {
    return tree instanceof ConditionTree.And and ? and.parts() : ((ConditionTree.Or) tree).parts();
  }
}

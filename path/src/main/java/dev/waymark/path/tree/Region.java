package dev.waymark.path.tree;

import dev.waymark.program.decision.AbstractNode;
import dev.waymark.program.decision.ConditionTree;
import java.util.BitSet;
import org.jspecify.annotations.Nullable;

/**
 * An ITE or LOOP of a method.
 *
 * @param start the instruction with which each way through it, or turn of it, begins
 * @param empty the value of its decision that leads to an empty side; null if none does, or if its
 *     sides can be left otherwise than to what follows
 * @param isSimple whether it is a loop in which nothing but its own, single condition decides
 */
record Region(AbstractNode node, int start, @Nullable Boolean empty, boolean isSimple) {
  AbstractNode.Type type() {
    return node.type();
  }

  int statement() {
    return node.statement();
  }

  boolean includes(int instruction) {
    BitSet region = node.region();
    return region.get(instruction);
  }

  boolean decides(int statement) {
    ConditionTree tree = node.condition();
    return tree != null && Compound.contains(tree, statement);
  }

  /** The value of its decision, now that one of its conditions has this outcome; null if open. */
  @Nullable Boolean value(int statement, int outcome) {
    ConditionTree tree = node.condition();
    return tree == null ? null : new Compound(tree).value(statement, outcome);
  }
}

package dev.waymark.program.source;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.stream.Stream;

/** An expression in a condition, without parentheses and negations around it. */
record ConditionOperand(TreePath path, Sense sense) {

  static ConditionOperand of(TreePath path, Sense sense) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof ParenthesizedTree parens) {
      return of(new TreePath(path, parens.getExpression()), sense);
    } else if (leaf.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      return of(new TreePath(path, ((UnaryTree) leaf).getExpression()), sense.flipped());
    }
    return new ConditionOperand(path, sense);
  }

  Tree tree() {
    return path.getLeaf();
  }

  boolean isJunction() {
    return tree().getKind() == Tree.Kind.CONDITIONAL_AND
        || tree().getKind() == Tree.Kind.CONDITIONAL_OR;
  }

  Junction junction() {
    return sense.junction(tree().getKind());
  }

  /** The operands of this {@code &&} or {@code ||}, and of those that are joined alike in it. */
  List<ConditionOperand> operands() {
    BinaryTree binary = (BinaryTree) tree();
    return Stream.of(binary.getLeftOperand(), binary.getRightOperand())
        .map(child -> of(new TreePath(path, child), sense))
        .flatMap(this::flattened)
        .toList();
  }

  private Stream<ConditionOperand> flattened(ConditionOperand child) {
    return child.isJunction() && child.junction() == junction()
        ? child.operands().stream()
        : Stream.of(child);
  }
}

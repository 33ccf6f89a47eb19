package dev.waymark.program.source;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/** Facts about binary operators. */
final class Operators {
  private Operators() {}

  /** Whether the operator's own result comes from conditional jumps. */
  static boolean jumps(BinaryTree tree) {
    return isComparison(tree)
        || tree.getKind() == Tree.Kind.CONDITIONAL_AND
        || tree.getKind() == Tree.Kind.CONDITIONAL_OR;
  }

  static boolean isComparison(Tree tree) {
    return switch (tree.getKind()) {
      case EQUAL_TO, NOT_EQUAL_TO, LESS_THAN, LESS_THAN_EQUAL, GREATER_THAN, GREATER_THAN_EQUAL ->
          true;
      default -> false;
    };
  }

  /** Whether {@code operator} needs a primitive, its other operand being {@code other}. */
  static boolean unboxes(Model model, TreePath operator, TreePath other) {
    return switch (operator.getLeaf().getKind()) {
      case EQUAL_TO, NOT_EQUAL_TO -> model.kind(other) == ValueKind.PRIMITIVE;
      case PLUS -> !model.isString(operator);
      default -> true;
    };
  }
}

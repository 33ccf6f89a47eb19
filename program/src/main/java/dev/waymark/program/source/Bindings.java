package dev.waymark.program.source;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import org.jspecify.annotations.Nullable;

/**
 * Where javac declares the variables that patterns bind: at the outermost {@code if}, loop or
 * expression in the block. If that is an expression, it becomes one of its own, which has a line
 * and is computed as a value, even where a condition is needed.
 */
final class Bindings {
  private Bindings() {}

  /** Whether the expression at {@code path} declares variables of patterns in it. */
  static boolean areDeclaredAt(TreePath path) {
    return isExpression(path.getLeaf())
        && isOutermost(path.getParentPath())
        && binds(path.getLeaf());
  }

  private static boolean isExpression(Tree tree) {
    return tree instanceof BinaryTree
        || tree instanceof ConditionalExpressionTree
        || tree instanceof InstanceOfTree;
  }

  private static boolean isStatement(Tree tree) {
    return tree instanceof IfTree
        || tree instanceof ForLoopTree
        || tree instanceof WhileLoopTree
        || tree instanceof DoWhileLoopTree;
  }

  private static boolean isFence(Tree tree) {
    return tree instanceof BlockTree
        || tree instanceof LambdaExpressionTree
        || tree instanceof ClassTree;
  }

  private static boolean isOutermost(@Nullable TreePath path) {
    return path == null
        || isFence(path.getLeaf())
        || (!isExpression(path.getLeaf())
            && !isStatement(path.getLeaf())
            && isOutermost(path.getParentPath()));
  }

  private static boolean binds(Tree tree) {
    return Boolean.TRUE.equals(new Search().scan(tree, null));
  }

  /** Looks for a pattern, but not behind a fence. */
  private static final class Search extends TreeScanner<@Nullable Boolean, @Nullable Void> {
    @Override
    public @Nullable Boolean scan(@Nullable Tree tree, @Nullable Void unused) {
      return (tree == null || isFence(tree)) ? null : super.scan(tree, null);
    }

    @Override
    public @Nullable Boolean visitInstanceOf(InstanceOfTree tree, @Nullable Void unused) {
      return tree.getPattern() != null ? Boolean.TRUE : super.visitInstanceOf(tree, null);
    }

    @Override
    public @Nullable Boolean reduce(@Nullable Boolean a, @Nullable Boolean b) {
      return Boolean.TRUE.equals(a) ? a : b;
    }
  }
}

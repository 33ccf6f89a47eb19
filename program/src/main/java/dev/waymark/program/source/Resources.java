package dev.waymark.program.source;

import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import org.jspecify.annotations.Nullable;

/** Facts about the resources of a try-with-resources. */
final class Resources {
  private Resources() {}

  /** Whether javac checks for null before closing: not if it sees that the resource is new. */
  static boolean isChecked(Tree resource) {
    return !(resource instanceof VariableTree variable
        && unwrapped(variable.getInitializer()) instanceof NewClassTree);
  }

  private static @Nullable Tree unwrapped(@Nullable Tree tree) {
    return tree instanceof ParenthesizedTree parens ? unwrapped(parens.getExpression()) : tree;
  }

  static String test(Tree resource) {
    return (resource instanceof VariableTree variable ? variable.getName() : resource) + " != null";
  }
}

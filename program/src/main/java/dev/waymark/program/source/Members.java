package dev.waymark.program.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Facts about the members of a class. */
final class Members {
  private Members() {}

  /** How often the code of {@code member} is emitted: that of initializers once per constructor. */
  static DecisionCopies repetition(ClassTree tree, Tree member) {
    return isInstanceInitializer(tree, member) && initialConstructors(tree) > 1
        ? DecisionCopies.COPIED
        : DecisionCopies.ONCE;
  }

  private static boolean isInstanceInitializer(ClassTree tree, Tree member) {
    return member instanceof BlockTree block
        ? !block.isStatic()
        : member instanceof VariableTree field && !isStatic(tree, field);
  }

  static boolean isStatic(ClassTree tree, VariableTree field) {
    return tree.getKind() == Tree.Kind.INTERFACE
        || tree.getKind() == Tree.Kind.ANNOTATION_TYPE
        || field.getModifiers().getFlags().contains(Modifier.STATIC);
  }

  /** How many constructors there are that do not call another of them. */
  private static long initialConstructors(ClassTree tree) {
    return tree.getMembers().stream()
        .filter(MethodTree.class::isInstance)
        .map(MethodTree.class::cast)
        .filter(method -> method.getName().contentEquals("<init>"))
        .filter(method -> method.getBody() != null)
        .filter(method -> !delegates(method.getBody().getStatements()))
        .count();
  }

  private static boolean delegates(List<? extends StatementTree> body) {
    return !body.isEmpty()
        && body.get(0) instanceof ExpressionStatementTree statement
        && statement.getExpression() instanceof MethodInvocationTree call
        && call.getMethodSelect().toString().equals("this");
  }

  static ClassTree classAround(TreePath path) {
    return path.getLeaf() instanceof ClassTree tree ? tree : classAround(path.getParentPath());
  }
}

package dev.waymark.program.source;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Facts about the cases of a switch. */
final class SwitchCases {
  private SwitchCases() {}

  static List<ExpressionTree> labels(List<? extends CaseTree> cases) {
    List<ExpressionTree> labels = new ArrayList<>();
    cases.forEach(c -> labels.addAll(c.getExpressions()));
    return labels;
  }

  /**
   * Whether the switch is over strings and by {@code equals}; with {@code null} or a guard, it is
   * one over patterns. Where the selector's type is unknown, its labels tell.
   */
  static boolean areStrings(Model model, TreePath selector, List<? extends CaseTree> cases) {
    return isString(model, selector, labels(cases))
        && labels(cases).stream().noneMatch(l -> l.getKind() == Tree.Kind.NULL_LITERAL)
        && cases.stream().allMatch(c -> guards(c).isEmpty());
  }

  private static boolean isString(Model model, TreePath selector, List<ExpressionTree> labels) {
    return model.isString(selector)
        || labels.stream().anyMatch(l -> l.getKind() == Tree.Kind.STRING_LITERAL);
  }

  /**
   * The guard, if any. The API to ask for it came after JDK 17: it is the expression among the
   * case's children that is neither label nor body.
   */
  static List<ExpressionTree> guards(CaseTree tree) {
    List<ExpressionTree> guards = new ArrayList<>();
    new TreeScanner<@Nullable Void, @Nullable Void>() {
      @Override
      public @Nullable Void scan(@Nullable Tree child, @Nullable Void unused) {
        if (child instanceof ExpressionTree expression && isGuard(tree, expression)) {
          guards.add(expression);
        }
        return null;
      }
    }.visitCase(tree, null);
    return guards;
  }

  private static boolean isGuard(CaseTree tree, ExpressionTree child) {
    return child != tree.getBody() && !tree.getExpressions().contains(child);
  }
}

package dev.waymark.program.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Internal names of classes: attribution's where it got that far, else numbered likewise. */
final class Owners {
  private final Model model;
  private final Map<String, Integer> numbers = new HashMap<>();

  Owners(Model model) {
    this.model = model;
  }

  /**
   * The name of the class at {@code path}.
   *
   * @param outer the name of the class around it; empty for a top-level class
   */
  String name(TreePath path, String outer) {
    @Nullable String known = model.internalName(path);
    return known != null && !known.isEmpty() ? known : guess(path, outer);
  }

  private String guess(TreePath path, String outer) {
    String simple = ((ClassTree) path.getLeaf()).getSimpleName().toString();
    if (outer.isEmpty()) {
      return packagePrefix(path.getCompilationUnit()) + simple;
    }
    return outer + "$" + (isMember(path) ? simple : number(outer, simple));
  }

  private static boolean isMember(TreePath path) {
    return path.getParentPath().getLeaf() instanceof ClassTree;
  }

  private String number(String outer, String simple) {
    return numbers.merge(outer + "$" + simple, 1, Integer::sum) + simple;
  }

  private static String packagePrefix(CompilationUnitTree unit) {
    @Nullable ExpressionTree name = unit.getPackageName();
    return name == null ? "" : name.toString().replace('.', '/') + "/";
  }
}

package dev.waymark.program.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.Trees;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaFileObject;

/**
 * The position javac thinks of as that of a tree: the operator, the opening parenthesis of the
 * arguments, the name of a variable. The code generator takes lines from it, and the exported API
 * does not tell it, save in diagnostics; so the compiler is made to print a note about the tree.
 * Its own messages are dropped.
 */
final class PreferredPositions implements DiagnosticListener<JavaFileObject> {
  private long line = Diagnostic.NOPOS;

  @Override
  public void report(Diagnostic<? extends JavaFileObject> diagnostic) {
    line = diagnostic.getLineNumber();
  }

  /** The line of {@code tree}, or {@code otherwise} if javac has none. */
  int line(Trees trees, Tree tree, CompilationUnitTree unit, int otherwise) {
    line = Diagnostic.NOPOS;
    trees.printMessage(Diagnostic.Kind.NOTE, "", tree, unit);
    return line == Diagnostic.NOPOS ? otherwise : Math.toIntExact(line);
  }
}

package dev.waymark.program.source;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.SourcePositions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;

/** Lines and text of the trees of one file. */
final class TreeLines {
  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final Model model;
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final CharSequence text;

  TreeLines(Model model, CompilationUnitTree unit) {
    this.model = model;
    this.unit = unit;
    this.positions = model.trees().getSourcePositions();
    this.text = text(unit);
  }

  private static CharSequence text(CompilationUnitTree unit) {
    try {
      return unit.getSourceFile().getCharContent(true);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  int start(Tree tree) {
    return line(positions.getStartPosition(unit, tree));
  }

  /** The line of the last character; where the tree was made by the compiler, that of its start. */
  int end(Tree tree) {
    long end = positions.getEndPosition(unit, tree);
    return end == Diagnostic.NOPOS ? start(tree) : line(end - 1);
  }

  /** The line of the token that javac takes for the tree's position. */
  int preferred(Tree tree) {
    int start = start(tree);
    return start == end(tree) ? start : model.positions().line(model.trees(), tree, unit, start);
  }

  /** The tree as written, on one line. */
  String text(Tree tree) {
    long start = positions.getStartPosition(unit, tree);
    long end = positions.getEndPosition(unit, tree);
    return start == Diagnostic.NOPOS || end == Diagnostic.NOPOS
        ? tree.toString()
        : SPACE.matcher(text.subSequence((int) start, (int) end)).replaceAll(" ");
  }

  private int line(long position) {
    return position == Diagnostic.NOPOS
        ? 0
        : Math.toIntExact(unit.getLineMap().getLineNumber(position));
  }
}

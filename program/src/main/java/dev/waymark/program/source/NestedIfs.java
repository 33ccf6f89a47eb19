package dev.waymark.program.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import org.jspecify.annotations.Nullable;

/** Finds {@code if (a) { if (b) ... }}. */
final class NestedIfs {
  private NestedIfs() {}

  /** The {@code if} that is all of {@code tree}'s body, if neither has an {@code else}. */
  static @Nullable IfTree inner(IfTree tree) {
    return tree.getElseStatement() == null
            && unwrapped(tree.getThenStatement()) instanceof IfTree inner
            && inner.getElseStatement() == null
        ? inner
        : null;
  }

  private static StatementTree unwrapped(StatementTree statement) {
    return statement instanceof BlockTree block && block.getStatements().size() == 1
        ? unwrapped(block.getStatements().get(0))
        : statement;
  }
}

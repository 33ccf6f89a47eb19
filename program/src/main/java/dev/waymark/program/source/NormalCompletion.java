package dev.waymark.program.source;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import org.jspecify.annotations.Nullable;

/**
 * Which statements never complete normally, constants taken into account: javac drops what follows
 * {@code if (true) return;}, which the language counts as reachable.
 */
final class NormalCompletion {
  private final CompileTimeConstants constants;

  NormalCompletion(CompileTimeConstants constants) {
    this.constants = constants;
  }

  /** Whether the statement always leaves by a jump or a throw. */
  boolean isAbrupt(TreePath path) {
    return switch (path.getLeaf().getKind()) {
      case RETURN, THROW, BREAK, CONTINUE, YIELD -> true;
      case BLOCK -> block(path, (BlockTree) path.getLeaf());
      case IF -> conditional(path, (IfTree) path.getLeaf());
      default -> false;
    };
  }

  private boolean block(TreePath path, BlockTree block) {
    return block.getStatements().stream().anyMatch(s -> isAbrupt(new TreePath(path, s)));
  }

  private boolean conditional(TreePath path, IfTree tree) {
    @Nullable StatementTree no = tree.getElseStatement();
    boolean thenAbrupt = isAbrupt(new TreePath(path, tree.getThenStatement()));
    boolean elseAbrupt = no != null && isAbrupt(new TreePath(path, no));
    return switch (constants.truth(new TreePath(path, tree.getCondition()))) {
      case TRUE -> thenAbrupt;
      case FALSE -> elseAbrupt;
      case OPEN -> thenAbrupt && elseAbrupt;
    };
  }

  /** Whether a {@code do} loop with this body never comes to its condition. */
  boolean skipsCondition(TreePath body) {
    return isAbrupt(body) && !hasContinue(body);
  }

  private static boolean hasContinue(TreePath body) {
    return Boolean.TRUE.equals(
        new TreeScanner<@Nullable Boolean, @Nullable Void>() {
          @Override
          public Boolean visitContinue(ContinueTree tree, @Nullable Void unused) {
            return true;
          }

          @Override
          public @Nullable Boolean reduce(@Nullable Boolean a, @Nullable Boolean b) {
            return Boolean.TRUE.equals(a) ? a : b;
          }
        }.scan(body.getLeaf(), null));
  }
}

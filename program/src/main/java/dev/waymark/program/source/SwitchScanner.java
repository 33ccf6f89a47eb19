package dev.waymark.program.source;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Walks switches. Only those over strings, and guards, make conditional jumps. */
abstract class SwitchScanner extends ExpressionScanner {
  private final NormalCompletion completion;

  /** The origin of the conditions that are yielded here; null if values are. */
  private @Nullable Origin yielded;

  /** The same for the switch expression that comes next. */
  private @Nullable Origin yieldedNext;

  SwitchScanner(Model model, Emission emission) {
    super(model, emission);
    this.completion = new NormalCompletion(constants);
  }

  final NormalCompletion completion() {
    return completion;
  }

  /** Does {@code walk} at another place, such as the body of a lambda, and comes back. */
  final void apart(CodePlace inside, Runnable walk) {
    CodePlace before = emission.place();
    @Nullable Origin yieldedBefore = yielded;
    emission.move(inside);
    yielded = null;
    walk.run();
    emission.move(before);
    yielded = yieldedBefore;
  }

  /** Walks statements up to the first after which the rest is dead. */
  final void statements(List<? extends StatementTree> statements) {
    for (StatementTree statement : statements) {
      scan(statement, null);
      if (completion.isAbrupt(child(statement))) {
        break;
      }
    }
  }

  @Override
  public @Nullable Void visitSwitch(SwitchTree tree, @Nullable Void unused) {
    walkSwitch(tree, tree.getExpression(), tree.getCases());
    return null;
  }

  @Override
  final void conditionSwitch(TreePath path, Origin origin) {
    yieldedNext = origin;
    walk(path);
  }

  @Override
  public @Nullable Void visitSwitchExpression(SwitchExpressionTree tree, @Nullable Void unused) {
    @Nullable Origin before = yielded;
    yielded = yieldedNext;
    yieldedNext = null;
    walkSwitch(tree, tree.getExpression(), tree.getCases());
    emission.atEnd(tree);
    yielded = before;
    return null;
  }

  private void walkSwitch(Tree tree, ExpressionTree selector, List<? extends CaseTree> cases) {
    if (SwitchCases.areStrings(model, child(selector), cases)) {
      emission.atStart(tree);
      scan(selector, null);
      emission.atStart(tree);
      for (ExpressionTree label : SwitchCases.labels(cases)) {
        emission.decide(Origin.STRING_SWITCH, tree, "equals(" + label + ")");
      }
    } else {
      scan(selector, null);
      unbox(child(selector));
    }
    scan(cases, null);
  }

  @Override
  public @Nullable Void visitCase(CaseTree tree, @Nullable Void unused) {
    SwitchCases.guards(tree).forEach(guard -> decide(Origin.PATTERN, guard));
    @Nullable List<? extends StatementTree> statements = tree.getStatements();
    if (statements != null) {
      statements(statements);
    } else if (tree.getBody() instanceof ExpressionTree result) {
      ruleResult(result);
    } else {
      scan(tree.getBody(), null);
    }
    return null;
  }

  @Override
  public @Nullable Void visitYield(YieldTree tree, @Nullable Void unused) {
    result(tree.getValue());
    return null;
  }

  private void ruleResult(ExpressionTree result) {
    emission.atStart(result);
    result(result);
  }

  private void result(ExpressionTree result) {
    @Nullable Origin origin = yielded;
    if (origin == null) {
      scan(result, null);
    } else {
      decide(origin, result);
    }
  }
}

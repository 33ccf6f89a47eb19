package dev.waymark.program.source;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Walks statements in the order of their code; for each, its line is announced first. */
abstract class StatementScanner extends SwitchScanner {
  private final Map<IfTree, SourceDecision> outer = new HashMap<>();

  StatementScanner(Model model, Emission emission) {
    super(model, emission);
  }

  @Override
  public @Nullable Void scan(@Nullable Tree tree, @Nullable Void unused) {
    if (tree instanceof StatementTree && !(tree instanceof ClassTree)) {
      emission.atStart(tree);
    }
    return super.scan(tree, null);
  }

  @Override
  public @Nullable Void visitBlock(BlockTree tree, @Nullable Void unused) {
    statements(tree.getStatements());
    return null;
  }

  @Override
  public @Nullable Void visitIf(IfTree tree, @Nullable Void unused) {
    StaticTruth truth = constants.truth(child(tree.getCondition()));
    @Nullable SourceDecision decision =
        emission.decide(
            Origin.IF, conditions.build(child(tree.getCondition()), Origin.IF), outer.remove(tree));
    @Nullable IfTree inner = NestedIfs.inner(tree);
    if (decision != null && inner != null) {
      outer.put(inner, decision);
    }
    if (truth != StaticTruth.FALSE) {
      scan(tree.getThenStatement(), null);
    }
    if (truth != StaticTruth.TRUE) {
      scan(tree.getElseStatement(), null);
    }
    return null;
  }

  @Override
  public @Nullable Void visitWhileLoop(WhileLoopTree tree, @Nullable Void unused) {
    emission.atPreferred(tree.getCondition());
    decide(Origin.WHILE, tree.getCondition());
    scan(tree.getStatement(), null);
    return null;
  }

  @Override
  public @Nullable Void visitDoWhileLoop(DoWhileLoopTree tree, @Nullable Void unused) {
    scan(tree.getStatement(), null);
    if (!completion().skipsCondition(child(tree.getStatement()))) {
      emission.atPreferred(tree.getCondition());
      decide(Origin.DO, tree.getCondition());
    }
    return null;
  }

  @Override
  public @Nullable Void visitForLoop(ForLoopTree tree, @Nullable Void unused) {
    scan(tree.getInitializer(), null);
    if (tree.getCondition() != null) {
      emission.atPreferred(tree.getCondition());
      decide(Origin.FOR, tree.getCondition());
    }
    scan(tree.getStatement(), null);
    scan(tree.getUpdate(), null);
    return null;
  }

  @Override
  public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree tree, @Nullable Void unused) {
    emission.atStart(tree.getExpression());
    scan(tree.getExpression(), null);
    emission.atStart(tree.getExpression());
    String test = model.isArray(child(tree.getExpression())) ? "i < length" : "hasNext()";
    emission.decide(Origin.FOR_EACH, tree.getExpression(), test);
    scan(tree.getStatement(), null);
    return null;
  }

  @Override
  public @Nullable Void visitVariable(VariableTree tree, @Nullable Void unused) {
    emission.atPreferred(tree);
    scan(tree.getInitializer(), null);
    return null;
  }

  @Override
  public @Nullable Void visitAssert(AssertTree tree, @Nullable Void unused) {
    StaticTruth truth = constants.truth(child(tree.getCondition()));
    if (constants.value(child(tree.getCondition())) instanceof Boolean holds && holds) {
      return null;
    }
    assertionStatus();
    OperandRuns runs = new OperandRuns(Junction.OR, Origin.ASSERT, emission);
    runs.add(new ConditionOutcome.Whole(emission.jump(tree, "assertions disabled")));
    runs.add(conditions.build(child(tree.getCondition()), Origin.ASSERT));
    emission.decide(Origin.ASSERT, runs.result());
    if (truth != StaticTruth.TRUE) {
      emission.atStart(tree);
      scan(tree.getDetail(), null);
    }
    return null;
  }

  /** The class around has an {@code assert}. */
  abstract void assertionStatus();

  @Override
  public @Nullable Void visitTry(TryTree tree, @Nullable Void unused) {
    for (Tree resource : tree.getResources()) {
      emission.atStart(tree);
      scan(resource, null);
    }
    scan(tree.getBlock(), null);
    tree.getResources().stream().filter(Resources::isChecked).forEach(r -> close(tree, r));
    scan(tree.getCatches(), null);
    copied(tree.getFinallyBlock());
    return null;
  }

  /** Once at each exit from the body, and once more for exceptions. */
  private void close(TryTree tree, Tree resource) {
    CodePlace place = emission.place();
    emission.move(place.repeated(DecisionCopies.COPIED));
    emission.atEnd(tree.getBlock());
    emission.decide(Origin.TRY_RESOURCE, resource, Resources.test(resource));
    emission.move(place);
    emission.atStart(tree);
    emission.decide(Origin.TRY_RESOURCE, resource, Resources.test(resource));
  }

  private void copied(@Nullable BlockTree block) {
    CodePlace place = emission.place();
    emission.move(place.repeated(DecisionCopies.COPIED));
    scan(block, null);
    emission.move(place);
  }
}

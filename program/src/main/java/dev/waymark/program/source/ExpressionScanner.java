package dev.waymark.program.source;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Walks expressions in value position, in the order in which javac generates code for them. The
 * line of a jump is the one announced last before it: at the start of a statement, at each call, at
 * the parts of a {@code ?:}, and where a value is unboxed.
 */
abstract class ExpressionScanner extends TreePathScanner<@Nullable Void, @Nullable Void> {
  final Model model;
  final CompileTimeConstants constants;
  final Emission emission;
  final ConditionBuilder conditions;

  ExpressionScanner(Model model, Emission emission) {
    this.model = model;
    this.constants = new CompileTimeConstants(model);
    this.emission = emission;
    this.conditions = new ConditionBuilder(constants, emission, this);
  }

  /** Walks the switch expression at {@code path}, whose results are conditions. */
  abstract void conditionSwitch(TreePath path, Origin origin);

  /** Walks {@code tree}, a child of the current tree, as a condition that is a decision. */
  final @Nullable SourceDecision decide(Origin origin, Tree tree) {
    return emission.decide(origin, conditions.build(child(tree), origin));
  }

  final TreePath child(Tree tree) {
    return new TreePath(getCurrentPath(), tree);
  }

  /**
   * Walks the value at {@code path}, which is somewhere in the current tree. (The scanner's own
   * walk from a path would forget the current one.)
   */
  final void walk(TreePath path) {
    scan(path.getLeaf(), null);
  }

  private void decideValue() {
    if (Bindings.areDeclaredAt(getCurrentPath())) {
      emission.atPreferred(getCurrentPath().getLeaf());
    }
    emission.decide(Origin.VALUE, conditions.buildValue(getCurrentPath()));
  }

  @Override
  public @Nullable Void visitBinary(BinaryTree tree, @Nullable Void unused) {
    if (Operators.jumps(tree)) {
      decideValue();
    } else {
      operands(getCurrentPath());
    }
    return null;
  }

  /** Walks the operands of the binary operator at {@code path} as values. */
  final void operands(TreePath path) {
    BinaryTree tree = (BinaryTree) path.getLeaf();
    TreePath left = new TreePath(path, tree.getLeftOperand());
    TreePath right = new TreePath(path, tree.getRightOperand());
    operand(left, path, right);
    operand(right, path, left);
  }

  private void operand(TreePath operand, TreePath operator, TreePath other) {
    walk(operand);
    if (Operators.unboxes(model, operator, other)) {
      unbox(operand);
    }
  }

  /** After the value at {@code path}: unboxes it if it is boxed, by a call. */
  final void unbox(TreePath path) {
    if (model.isBoxed(path)) {
      emission.atStart(path.getLeaf());
    }
  }

  @Override
  public @Nullable Void visitUnary(UnaryTree tree, @Nullable Void unused) {
    if (tree.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      decideValue();
    } else {
      super.visitUnary(tree, null);
      unbox(child(tree.getExpression()));
    }
    return null;
  }

  @Override
  public @Nullable Void visitInstanceOf(InstanceOfTree tree, @Nullable Void unused) {
    if (tree.getPattern() == null) {
      scan(tree.getExpression(), null);
    } else {
      decideValue();
    }
    return null;
  }

  /**
   * Walks the pattern match at {@code path}: its value is kept in a variable unless it is one, then
   * tested by {@code instanceof}, then bound.
   */
  final SourceTree match(TreePath path, InstanceOfTree tree) {
    TreePath value = new TreePath(path, tree.getExpression());
    if (!model.isLocal(value)) {
      emission.atPreferred(tree);
    }
    walk(value);
    SourceTree jump = emission.jump(tree);
    emission.atStart(tree.getPattern());
    return jump;
  }

  @Override
  public @Nullable Void visitConditionalExpression(
      ConditionalExpressionTree tree, @Nullable Void unused) {
    StaticTruth truth = constants.truth(child(tree.getCondition()));
    boolean pruned = constants.value(child(tree.getCondition())) != null;
    if (!pruned) {
      emission.atPreferred(tree.getCondition());
      decide(Origin.CONDITIONAL, tree.getCondition());
    }
    if (truth != StaticTruth.FALSE) {
      part(tree.getTrueExpression());
    }
    if (truth != StaticTruth.TRUE) {
      part(tree.getFalseExpression());
    }
    return null;
  }

  private void part(Tree tree) {
    emission.atPreferred(tree);
    scan(tree, null);
  }

  @Override
  public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void unused) {
    scan(tree.getMethodSelect(), null);
    arguments(tree.getArguments());
    emission.atPreferred(tree);
    return null;
  }

  @Override
  public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void unused) {
    scan(tree.getEnclosingExpression(), null);
    arguments(tree.getArguments());
    scan(tree.getClassBody(), null);
    return null;
  }

  private void arguments(List<? extends ExpressionTree> arguments) {
    Parameters parameters = model.parameters(getCurrentPath());
    for (int i = 0; i < arguments.size(); i++) {
      scan(arguments.get(i), null);
      convert(child(arguments.get(i)), parameters.kind(i));
    }
  }

  /**
   * After the value at {@code path}: boxes or unboxes it if {@code wanted} is of the other kind.
   */
  private void convert(TreePath path, ValueKind wanted) {
    if (model.kind(path).isOpposite(wanted)) {
      emission.atStart(path.getLeaf());
    }
  }

  @Override
  public @Nullable Void visitTypeCast(TypeCastTree tree, @Nullable Void unused) {
    scan(tree.getExpression(), null);
    convert(child(tree.getExpression()), model.kind(getCurrentPath()));
    return null;
  }

  /** Annotations make no code. */
  @Override
  public @Nullable Void visitAnnotation(AnnotationTree tree, @Nullable Void unused) {
    return null;
  }
}

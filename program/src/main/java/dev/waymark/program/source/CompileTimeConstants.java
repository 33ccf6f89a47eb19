package dev.waymark.program.source;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/** Compile-time constants (JLS 15.29), and conditions that go one way without being constant. */
final class CompileTimeConstants {
  private final Model model;

  CompileTimeConstants(Model model) {
    this.model = model;
  }

  /** The constant's value: a box or a string; null if the expression is no constant. */
  @Nullable Object value(TreePath path) {
    Tree leaf = path.getLeaf();
    if (leaf instanceof LiteralTree literal) {
      return literal.getValue();
    } else if (leaf instanceof ParenthesizedTree parens) {
      return value(new TreePath(path, parens.getExpression()));
    } else if (leaf instanceof UnaryTree unary) {
      return unary(path, unary);
    } else if (leaf instanceof BinaryTree binary) {
      return binary(path, binary);
    } else if (leaf instanceof ConditionalExpressionTree conditional) {
      return conditional(path, conditional);
    } else if (leaf instanceof TypeCastTree cast) {
      return cast(path, cast);
    }
    return isName(path) && model.element(path) instanceof VariableElement variable
        ? variable.getConstantValue()
        : null;
  }

  /** A simple name, or one qualified by a type: {@code this.LIMIT} is no constant. */
  private boolean isName(TreePath path) {
    return path.getLeaf() instanceof MemberSelectTree select
        ? model.element(new TreePath(path, select.getExpression())) instanceof TypeElement
        : path.getLeaf() instanceof IdentifierTree;
  }

  private @Nullable Object unary(TreePath path, UnaryTree unary) {
    @Nullable Object operand = value(new TreePath(path, unary.getExpression()));
    return operand == null ? null : ConstantOperators.unary(unary.getKind(), operand);
  }

  private @Nullable Object binary(TreePath path, BinaryTree binary) {
    @Nullable Object left = value(new TreePath(path, binary.getLeftOperand()));
    @Nullable Object right =
        left == null ? null : value(new TreePath(path, binary.getRightOperand()));
    return left == null || right == null
        ? null
        : ConstantOperators.binary(binary.getKind(), left, right);
  }

  private @Nullable Object conditional(TreePath path, ConditionalExpressionTree tree) {
    @Nullable Object condition = value(new TreePath(path, tree.getCondition()));
    @Nullable Object yes =
        condition == null ? null : value(new TreePath(path, tree.getTrueExpression()));
    @Nullable Object no = yes == null ? null : value(new TreePath(path, tree.getFalseExpression()));
    return no == null ? null : Boolean.TRUE.equals(condition) ? yes : no;
  }

  private @Nullable Object cast(TreePath path, TypeCastTree cast) {
    @Nullable Object operand = value(new TreePath(path, cast.getExpression()));
    if (operand != null && cast.getType() instanceof PrimitiveTypeTree type) {
      return ConstantOperators.cast(type.getPrimitiveTypeKind(), operand);
    }
    return operand instanceof String && model.isString(path) ? operand : null;
  }

  /**
   * Which way the condition always goes, though parts of it may be evaluated: {@code a && false} is
   * always false. Code that it guards is not generated.
   */
  StaticTruth truth(TreePath path) {
    Tree leaf = path.getLeaf();
    if (value(path) instanceof Boolean constant) {
      return constant ? StaticTruth.TRUE : StaticTruth.FALSE;
    } else if (leaf instanceof ParenthesizedTree parens) {
      return truth(new TreePath(path, parens.getExpression()));
    } else if (leaf.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) {
      return truth(new TreePath(path, ((UnaryTree) leaf).getExpression())).negated();
    } else if (leaf.getKind() == Tree.Kind.CONDITIONAL_AND) {
      return junction(path, (BinaryTree) leaf, StaticTruth.FALSE);
    } else if (leaf.getKind() == Tree.Kind.CONDITIONAL_OR) {
      return junction(path, (BinaryTree) leaf, StaticTruth.TRUE);
    }
    return StaticTruth.OPEN;
  }

  private StaticTruth junction(TreePath path, BinaryTree tree, StaticTruth absorbing) {
    StaticTruth left = truth(new TreePath(path, tree.getLeftOperand()));
    StaticTruth right = truth(new TreePath(path, tree.getRightOperand()));
    if (left == absorbing || right == absorbing) {
      return absorbing;
    }
    return left == right ? left : StaticTruth.OPEN;
  }
}

package dev.waymark.program.source;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/** Walks expressions in condition position: those whose outcome javac jumps on. */
final class ConditionBuilder {
  private final Constants constants;
  private final Emission emission;
  private final ExpressionScanner scanner;

  ConditionBuilder(Constants constants, Emission emission, ExpressionScanner scanner) {
    this.constants = constants;
    this.emission = emission;
    this.scanner = scanner;
  }

  /**
   * Walks the expression at {@code path} as a condition.
   *
   * @param origin that of the decisions which are noted at once, if the condition is split
   */
  Condition build(TreePath path, Origin origin) {
    return build(Operand.of(path, Sense.PLAIN), origin);
  }

  /** Walks the expression at {@code path}, whose value is needed and comes from jumps. */
  Condition buildValue(TreePath path) {
    Operand operand = Operand.of(path, Sense.PLAIN);
    return operand.tree() == path.getLeaf()
        ? buildInner(operand, Origin.VALUE)
        : build(operand, Origin.VALUE);
  }

  private Condition build(Operand operand, Origin origin) {
    if (Bindings.areDeclaredAt(operand.path())) {
      scanner.walk(operand.path());
      return new Condition.Whole(emission.jump(operand.tree()));
    }
    return buildInner(operand, origin);
  }

  private Condition buildInner(Operand operand, Origin origin) {
    Tree tree = operand.tree();
    if (constants.value(operand.path()) != null) {
      return new Condition.Fixed();
    } else if (operand.isJunction()) {
      return junction(operand, origin);
    } else if (tree instanceof ConditionalExpressionTree conditional) {
      return conditional(operand, conditional, origin);
    } else if (tree instanceof SwitchExpressionTree) {
      scanner.conditionSwitch(operand.path(), origin);
      return new Condition.Split();
    }
    return new Condition.Whole(atom(operand.path()));
  }

  private SourceTree atom(TreePath path) {
    if (path.getLeaf() instanceof InstanceOfTree tree && tree.getPattern() != null) {
      return scanner.match(path, tree);
    } else if (Operators.isComparison(path.getLeaf())) {
      scanner.operands(path);
    } else {
      scanner.walk(path);
      scanner.unbox(path);
    }
    return emission.jump(path.getLeaf());
  }

  /** What follows an operand that settles the outcome is not generated. */
  private Condition junction(Operand parent, Origin origin) {
    Runs runs = new Runs(parent.junction(), origin, emission);
    Truth settled = parent.junction() == Junction.AND ? Truth.FALSE : Truth.TRUE;
    for (Operand operand : parent.operands()) {
      runs.add(build(operand, origin));
      if (truth(operand) == settled) {
        break;
      }
    }
    return runs.result();
  }

  private Truth truth(Operand operand) {
    Truth truth = constants.truth(operand.path());
    return operand.sense() == Sense.PLAIN ? truth : truth.negated();
  }

  private Condition conditional(Operand operand, ConditionalExpressionTree tree, Origin origin) {
    TreePath condition = new TreePath(operand.path(), tree.getCondition());
    TreePath yes = new TreePath(operand.path(), tree.getTrueExpression());
    TreePath no = new TreePath(operand.path(), tree.getFalseExpression());
    if (constants.value(condition) instanceof Boolean constant) {
      return build(Operand.of(constant ? yes : no, operand.sense()), origin);
    }
    emission.decide(Origin.CONDITIONAL, build(condition, Origin.CONDITIONAL));
    emission.decide(origin, build(yes, origin));
    emission.decide(origin, build(no, origin));
    return new Condition.Split();
  }
}

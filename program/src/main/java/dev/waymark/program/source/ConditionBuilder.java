package dev.waymark.program.source;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;

/** Walks expressions in condition position: those whose outcome javac jumps on. */
final class ConditionBuilder {
  private final CompileTimeConstants constants;
  private final Emission emission;
  private final ExpressionScanner scanner;

  ConditionBuilder(CompileTimeConstants constants, Emission emission, ExpressionScanner scanner) {
    this.constants = constants;
    this.emission = emission;
    this.scanner = scanner;
  }

  /**
   * Walks the expression at {@code path} as a condition.
   *
   * @param origin that of the decisions which are noted at once, if the condition is split
   */
  ConditionOutcome build(TreePath path, Origin origin) {
    return build(ConditionOperand.of(path, Sense.PLAIN), origin);
  }

  /** Walks the expression at {@code path}, whose value is needed and comes from jumps. */
  ConditionOutcome buildValue(TreePath path) {
    ConditionOperand operand = ConditionOperand.of(path, Sense.PLAIN);
    return operand.tree() == path.getLeaf()
        ? buildInner(operand, Origin.VALUE)
        : build(operand, Origin.VALUE);
  }

  private ConditionOutcome build(ConditionOperand operand, Origin origin) {
    if (Bindings.areDeclaredAt(operand.path())) {
      scanner.walk(operand.path());
      return new ConditionOutcome.Whole(emission.jump(operand.tree()));
    }
    return buildInner(operand, origin);
  }

  private ConditionOutcome buildInner(ConditionOperand operand, Origin origin) {
    Tree tree = operand.tree();
    if (constants.value(operand.path()) != null) {
      return new ConditionOutcome.Fixed();
    } else if (operand.isJunction()) {
      return junction(operand, origin);
    } else if (tree instanceof ConditionalExpressionTree conditional) {
      return conditional(operand, conditional, origin);
    } else if (tree instanceof SwitchExpressionTree) {
      scanner.conditionSwitch(operand.path(), origin);
      return new ConditionOutcome.Split();
    }
    return new ConditionOutcome.Whole(atom(operand.path()));
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
  private ConditionOutcome junction(ConditionOperand parent, Origin origin) {
    OperandRuns runs = new OperandRuns(parent.junction(), origin, emission);
    StaticTruth settled = parent.junction() == Junction.AND ? StaticTruth.FALSE : StaticTruth.TRUE;
    for (ConditionOperand operand : parent.operands()) {
      runs.add(build(operand, origin));
      if (truth(operand) == settled) {
        break;
      }
    }
    return runs.result();
  }

  private StaticTruth truth(ConditionOperand operand) {
    StaticTruth truth = constants.truth(operand.path());
    return operand.sense() == Sense.PLAIN ? truth : truth.negated();
  }

  private ConditionOutcome conditional(
      ConditionOperand operand, ConditionalExpressionTree tree, Origin origin) {
    TreePath condition = new TreePath(operand.path(), tree.getCondition());
    TreePath yes = new TreePath(operand.path(), tree.getTrueExpression());
    TreePath no = new TreePath(operand.path(), tree.getFalseExpression());
    if (constants.value(condition) instanceof Boolean constant) {
      return build(ConditionOperand.of(constant ? yes : no, operand.sense()), origin);
    }
    emission.decide(Origin.CONDITIONAL, build(condition, Origin.CONDITIONAL));
    emission.decide(origin, build(yes, origin));
    emission.decide(origin, build(no, origin));
    return new ConditionOutcome.Split();
  }
}

package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.OperandText;
import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Relation;
import java.util.List;

/**
 * ROR: that another relation in place of the one of a condition, or a constant in place of the
 * whole condition, makes a difference. Of references and booleans only equality is asked, and so
 * only constants take its place.
 */
final class RelationLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Code code = method.code();
    OperandText texts = new OperandText(method.cfg(), method.dominators());
    for (BranchPoint point : method.branchPoints()) {
      if (code.statement(point.statement()) instanceof If jump) {
        List<Branch> branches = point.branches();
        labels.add("ROR", branches.subList(1, 2), point.text() + " -> true");
        labels.add("ROR", branches.subList(0, 1), point.text() + " -> false");
        boolean isTruth = texts.isBoolean(jump.left(), point.statement());
        if (jump.left().kind() != Kind.REFERENCE && !isTruth) {
          relations(code, point, jump, labels);
        }
      }
    }
  }

  private static void relations(Code code, BranchPoint point, If jump, LabelList labels) {
    boolean jumpsIfTrue = point.polarity() == Polarity.JUMPS_IF_TRUE;
    Relation asked = jumpsIfTrue ? jump.relation() : jump.relation().negated();
    PredicateValue left = ArithmeticOperators.value(jump.left());
    PredicateValue right = ArithmeticOperators.value(jump.right());
    for (Relation other : Relation.values()) {
      if (other != asked) {
        Formula differ =
            Formula.differ(
                new Formula.Compare(asked, left, right), new Formula.Compare(other, left, right));
        String text = point.text() + " -> " + other.symbol();
        labels.add("ROR", code.instructionOf(point.statement()), differ, text);
      }
    }
  }
}

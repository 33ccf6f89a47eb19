package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Decision;
import java.util.List;
import java.util.Optional;

/**
 * CC, condition coverage: that each condition is true, and false, when its decision is reached; if
 * it can only be evaluated in its place, when it is.
 */
final class ConditionLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Questions questions = new Questions(method);
    for (Decision decision : questions.decisions()) {
      Atoms atoms = questions.atoms(decision);
      for (Condition condition : decision.conditions()) {
        Optional<Formula> formula = atoms.formula(condition);
        for (ConditionValue truth : ConditionValue.values()) {
          String text = questions.text(condition) + " is " + truth;
          if (formula.isPresent()) {
            labels.add("CC", decision.start(), truth.of(formula.get()), text);
          } else {
            labels.add("CC", List.of(questions.branch(condition, truth)), text);
          }
        }
      }
    }
  }
}

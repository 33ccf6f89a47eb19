package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Decision;

/** DC, decision coverage: that each decision is true, and false. */
final class DecisionLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Questions questions = new Questions(method);
    for (Decision decision : questions.decisions()) {
      Atoms atoms = questions.atoms(decision);
      String text = questions.text(decision.tree());
      for (ConditionValue truth : ConditionValue.values()) {
        if (atoms.areAll()) {
          Formula formula = truth.of(atoms.formula(decision.tree()));
          labels.add("DC", decision.start(), formula, text + " is " + truth);
        } else {
          labels.add("DC", questions.deciding(decision, truth), text + " is " + truth);
        }
      }
    }
  }
}

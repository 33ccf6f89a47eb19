package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Decision;
import java.util.ArrayList;
import java.util.List;

/**
 * MCC, multiple-condition coverage: every combination of the conditions of a decision, at its
 * start. Where not all can be evaluated there, or there are too many combinations, those that
 * short-circuit evaluation tells apart.
 */
final class MultipleConditionLabels implements LabellingFunction {
  private static final int MOST_CONDITIONS = 8;

  @Override
  public void label(MethodModel method, LabelList labels) {
    Questions questions = new Questions(method);
    for (Decision decision : questions.decisions()) {
      Atoms atoms = questions.atoms(decision);
      if (atoms.areAll() && decision.conditions().size() <= MOST_CONDITIONS) {
        combinations(decision, atoms, questions, labels);
      } else {
        List<Vectors.Way> unused = Vectors.label("MCC", decision, atoms, questions, labels);
      }
    }
  }

  private static void combinations(
      Decision decision, Atoms atoms, Questions questions, LabelList labels) {
    List<Condition> conditions = decision.conditions();
    for (int bits = 0; bits < 1 << conditions.size(); bits++) {
      List<Formula> formulas = new ArrayList<>();
      List<String> texts = new ArrayList<>();
      for (int i = 0; i < conditions.size(); i++) {
        ConditionValue truth = (bits >> i & 1) == 0 ? ConditionValue.TRUE : ConditionValue.FALSE;
        formulas.add(truth.of(atoms.formula(conditions.get(i)).orElseThrow()));
        texts.add(questions.text(conditions.get(i)) + " is " + truth);
      }
      labels.add("MCC", decision.start(), Formula.all(formulas), String.join(", ", texts));
    }
  }
}

package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * COR: that the other connective in place of {@code &&} or {@code ||}, one of its sides alone, or a
 * constant makes a difference: to the decision, if it can be evaluated at its start; else to what
 * the connective itself gives, see {@link LocalConnectives}.
 */
final class ConnectiveLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Questions questions = new Questions(method);
    for (Decision decision : questions.decisions()) {
      Atoms atoms = questions.atoms(decision);
      if (atoms.areAll()) {
        new Mutation(decision, atoms, questions, labels).mutate(decision.tree(), tree -> tree);
      } else {
        new LocalConnectives(atoms, questions, labels).mutate(decision.tree());
      }
    }
  }

  /** Goes down the tree of a decision. */
  private record Mutation(Decision decision, Atoms atoms, Questions questions, LabelList labels) {
    /**
     * Mutates {@code tree}.
     *
     * @param whole the formula of the decision, given that of the tree
     */
    void mutate(ConditionTree tree, UnaryOperator<Formula> whole) {
      if (tree instanceof ConditionTree.Leaf) {
        return;
      }
      Connective connective = Connective.of(tree);
      List<ConditionTree> parts = Connective.parts(tree);
      List<Formula> formulas = parts.stream().map(atoms::formula).toList();
      for (int i = 1; i < parts.size(); i++) {
        List<Formula> rest = formulas.subList(i + 1, formulas.size());
        Formula left = connective.join(formulas.subList(0, i));
        String text = questions.junction(connective, parts.get(i - 1), parts.get(i));
        new JoinedFormula(connective, left, formulas.get(i), text)
            .mutants()
            .forEach((name, mutant) -> add(whole.apply(join(connective, mutant, rest)), name));
      }
      for (int i = 0; i < parts.size(); i++) {
        int place = i;
        mutate(
            parts.get(i), part -> whole.apply(connective.join(replacing(formulas, place, part))));
      }
    }

    private void add(Formula mutant, String text) {
      Formula differ = Formula.differ(atoms.formula(decision.tree()), mutant);
      labels.add("COR", decision.start(), differ, text);
    }

    private static Formula join(Connective connective, Formula first, List<Formula> rest) {
      List<Formula> all = new ArrayList<>(List.of(first));
      all.addAll(rest);
      return connective.join(all);
    }

    private static List<Formula> replacing(List<Formula> all, int place, Formula part) {
      List<Formula> changed = new ArrayList<>(all);
      changed.set(place, part);
      return changed;
    }
  }
}

package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * COR: that the other connective in place of {@code &&} or {@code ||}, one of its sides alone, or a
 * constant makes a difference to the decision. Only for decisions that can be evaluated at their
 * start: elsewhere a mutant would evaluate what the code does not.
 */
final class ConnectiveLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    Questions questions = new Questions(method);
    for (Decision decision : questions.decisions()) {
      Atoms atoms = questions.atoms(decision);
      if (atoms.areAll()) {
        new Mutation(decision, atoms, questions, labels).mutate(decision.tree(), tree -> tree);
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
        new Junction(
                this,
                connective,
                connective.join(formulas.subList(0, i)),
                formulas.get(i),
                text(parts.get(i - 1)) + " " + connective.symbol() + " " + text(parts.get(i)))
            .mutate(mutant -> whole.apply(connective.join(with(mutant, rest))));
      }
      for (int i = 0; i < parts.size(); i++) {
        int place = i;
        mutate(
            parts.get(i), part -> whole.apply(connective.join(replacing(formulas, place, part))));
      }
    }

    private String text(ConditionTree part) {
      return part instanceof ConditionTree.Leaf
          ? questions.text(part)
          : "(" + questions.text(part) + ")";
    }

    void add(Formula mutant, String text) {
      Formula differ = Formula.differ(atoms.formula(decision.tree()), mutant);
      labels.add("COR", decision.start(), differ, text);
    }

    private static List<Formula> with(Formula first, List<Formula> rest) {
      List<Formula> all = new ArrayList<>(List.of(first));
      all.addAll(rest);
      return all;
    }

    private static List<Formula> replacing(List<Formula> all, int place, Formula part) {
      List<Formula> changed = new ArrayList<>(all);
      changed.set(place, part);
      return changed;
    }
  }

  /** Two sides and what joins them. */
  private record Junction(
      Mutation mutation, Connective connective, Formula left, Formula right, String text) {
    /**
     * Mutates it.
     *
     * @param whole the formula of the decision, given that of the junction
     */
    void mutate(UnaryOperator<Formula> whole) {
      Connective other = connective.other();
      mutation.add(whole.apply(other.join(left, right)), text + " -> " + other.symbol());
      mutation.add(whole.apply(left), text + " -> left side");
      mutation.add(whole.apply(right), text + " -> right side");
      mutation.add(whole.apply(new Formula.Truth()), text + " -> true");
      mutation.add(whole.apply(new Formula.Not(new Formula.Truth())), text + " -> false");
    }
  }
}

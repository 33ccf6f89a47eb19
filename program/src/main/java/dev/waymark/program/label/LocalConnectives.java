package dev.waymark.program.label;

import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import java.util.List;
import java.util.Optional;

/**
 * COR in a decision with conditions that can only be evaluated in their place. A connective is
 * mutated if all conditions that it joins, but for the first, could be evaluated anywhere: then it
 * is known, at the jump of the first one, what the connective and each mutant of it give, and no
 * mutant evaluates what the code does not. The first condition is evaluated in any case.
 */
record LocalConnectives(Atoms atoms, Questions questions, LabelList labels) {
  /** Mutates the connectives of {@code tree}, a decision or a part of one. */
  void mutate(ConditionTree tree) {
    if (tree instanceof ConditionTree.Leaf) {
      return;
    }
    Connective connective = Connective.of(tree);
    List<ConditionTree> parts = Connective.parts(tree);
    Condition first = first(tree);
    Optional<Formula> left = formula(parts.get(0), first);
    for (int i = 1; i < parts.size(); i++) {
      Optional<Formula> right = formula(parts.get(i), first);
      if (left.isPresent() && right.isPresent()) {
        String text = questions.junction(connective, parts.get(i - 1), parts.get(i));
        add(first, new JoinedFormula(connective, left.get(), right.get(), text));
      }
      left = left.flatMap(known -> right.map(next -> connective.join(known, next)));
    }
    parts.forEach(this::mutate);
  }

  private void add(Condition first, JoinedFormula junction) {
    Formula original = junction.formula();
    junction
        .mutants()
        .forEach(
            (name, mutant) ->
                labels.add("COR", first.instruction(), Formula.differ(original, mutant), name));
  }

  /** {@code tree} at the jump of {@code first}; empty if that cannot be evaluated there. */
  private Optional<Formula> formula(ConditionTree tree, Condition first) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      boolean isFirst = leaf.condition().equals(first);
      return isFirst ? atoms.atJump(first) : atoms.formula(leaf.condition());
    }
    Connective connective = Connective.of(tree);
    return Connective.parts(tree).stream()
        .map(part -> formula(part, first))
        .reduce((a, b) -> a.flatMap(known -> b.map(next -> connective.join(known, next))))
        .orElseThrow();
  }

  /** The condition that is evaluated first. */
  private static Condition first(ConditionTree tree) {
    return tree instanceof ConditionTree.Leaf leaf
        ? leaf.condition()
        : first(Connective.parts(tree).get(0));
  }
}

package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.label.IndependencePair.Cause;
import dev.waymark.program.label.IndependencePairs.Extent;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * MC/DC: the ways in which short-circuit evaluation of a decision can go, as labels. What a
 * criterion that relates tests needs beyond labels are the pairs of ways that show a condition to
 * matter. Single conditions count, too.
 */
final class IndependenceLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    find(method, labels, new LinkedHashMap<>());
  }

  /** Adds the labels, and to {@code found} the pairs that show each condition to matter. */
  void find(MethodModel method, LabelList labels, Map<String, IndependencePairs> found) {
    Questions questions = new Questions(method);
    for (Decision decision : questions.decisions()) {
      ConditionTree tree = decision.tree();
      List<Vectors.Way> ways =
          Vectors.label("MCDC", decision, questions.atoms(decision), questions, labels);
      Extent extent = ways.size() == Vectors.count(tree) ? Extent.ALL : Extent.SOME;
      for (Condition condition : decision.conditions()) {
        String name = labels.name(condition.instruction(), questions.text(condition));
        String unique = found.containsKey(name) ? name + " @" + condition.instruction() : name;
        List<IndependencePair> pairs = pairs(condition, unique, tree, ways);
        found.put(unique, new IndependencePairs(pairs, extent));
      }
    }
  }

  private static List<IndependencePair> pairs(
      Condition condition, String name, ConditionTree tree, List<Vectors.Way> ways) {
    List<IndependencePair> pairs = new ArrayList<>();
    for (Vectors.Way first : ways) {
      for (Vectors.Way second : ways) {
        if (first.values().get(condition) == Truth.TRUE
            && second.values().get(condition) == Truth.FALSE
            && first.result() != second.result()) {
          cause(condition, tree, first, second)
              .map(cause -> new IndependencePair(name, first.label(), second.label(), cause))
              .ifPresent(pairs::add);
        }
      }
    }
    pairs.sort(Comparator.comparing(IndependencePair::cause));
    return pairs;
  }

  private static Optional<Cause> cause(
      Condition condition, ConditionTree tree, Vectors.Way first, Vectors.Way second) {
    boolean isUnique =
        first.values().entrySet().stream()
            .filter(each -> !each.getKey().equals(condition))
            .allMatch(each -> agrees(each, second.values()));
    if (isUnique) {
      return Optional.of(Cause.UNIQUE);
    }
    return matters(condition, tree, first) && matters(condition, tree, second)
        ? Optional.of(Cause.MASKING)
        : Optional.empty();
  }

  private static boolean agrees(Map.Entry<Condition, Truth> value, Map<Condition, Truth> others) {
    Truth other = others.get(value.getKey());
    return other == null || other == value.getValue();
  }

  /** Whether another value of {@code condition} may give another result, all else being equal. */
  private static boolean matters(Condition condition, ConditionTree tree, Vectors.Way way) {
    Map<Condition, Truth> flipped = new HashMap<>(way.values());
    flipped.computeIfPresent(condition, (key, truth) -> truth.negated());
    return !evaluate(tree, flipped).equals(Optional.of(way.result()));
  }

  /** What {@code tree} is; empty if conditions without a value decide. */
  private static Optional<Truth> evaluate(ConditionTree tree, Map<Condition, Truth> values) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return Optional.ofNullable(values.get(leaf.condition()));
    }
    Truth passing = Connective.of(tree).passing();
    Optional<Truth> result = Optional.of(passing);
    for (ConditionTree part : Connective.parts(tree)) {
      Optional<Truth> value = evaluate(part, values);
      if (value.equals(Optional.of(passing.negated()))) {
        return value;
      }
      result = value.isEmpty() ? value : result;
    }
    return result;
  }
}

package dev.waymark.program.label;

import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.label.IndependencePair.Cause;
import dev.waymark.program.label.IndependencePair.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Pairs of ways in which short-circuit evaluation of a decision can go. Quadratic in the ways. */
final class WayPairs {
  private final Decision decision;
  private final List<Vectors.Way> ways;

  WayPairs(Decision decision, List<Vectors.Way> ways) {
    this.decision = decision;
    this.ways = ways;
  }

  /** Those that show {@code condition} to matter, under the given name. */
  List<IndependencePair> of(Condition condition, String name) {
    List<IndependencePair> pairs = new ArrayList<>();
    for (Vectors.Way first : ways) {
      for (Vectors.Way second : ways) {
        if (first.values().get(condition) == ConditionValue.TRUE
            && second.values().get(condition) == ConditionValue.FALSE
            && first.result() != second.result()) {
          cause(condition, first, second)
              .map(cause -> new IndependencePair(name, side(first), side(second), cause))
              .ifPresent(pairs::add);
        }
      }
    }
    pairs.sort(Comparator.comparing(IndependencePair::cause));
    return pairs;
  }

  private Side side(Vectors.Way way) {
    return new Side(way.label(), Vectors.text(decision, way.values()));
  }

  private Optional<Cause> cause(Condition condition, Vectors.Way first, Vectors.Way second) {
    boolean isUnique =
        decision.conditions().stream()
            .filter(each -> !each.equals(condition))
            .allMatch(each -> agree(first.values().get(each), second.values().get(each)));
    if (isUnique) {
      return Optional.of(Cause.UNIQUE);
    }
    return matters(condition, first) && matters(condition, second)
        ? Optional.of(Cause.MASKING)
        : Optional.empty();
  }

  private static boolean agree(@Nullable ConditionValue first, @Nullable ConditionValue second) {
    return first != null && first == second;
  }

  /** Whether another value of {@code condition} may give another result, all else being equal. */
  private boolean matters(Condition condition, Vectors.Way way) {
    Map<Condition, ConditionValue> flipped = new HashMap<>(way.values());
    flipped.computeIfPresent(condition, (key, truth) -> truth.negated());
    return !evaluate(decision.tree(), flipped).equals(Optional.of(way.result()));
  }

  /** What {@code tree} is; empty if conditions without a value decide. */
  static Optional<ConditionValue> evaluate(
      ConditionTree tree, Map<Condition, ConditionValue> values) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return Optional.ofNullable(values.get(leaf.condition()));
    }
    ConditionValue passing = Connective.of(tree).passing();
    Optional<ConditionValue> result = Optional.of(passing);
    for (ConditionTree part : Connective.parts(tree)) {
      Optional<ConditionValue> value = evaluate(part, values);
      if (value.equals(Optional.of(passing.negated()))) {
        return value;
      }
      result = value.isEmpty() ? value : result;
    }
    return result;
  }
}

package dev.waymark.program.label;

import dev.waymark.program.branch.Branch;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.label.IndependencePair.Cause;
import dev.waymark.program.label.IndependencePair.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The values of all conditions of a decision at once, those included that short-circuit evaluation
 * leaves out, where they can be evaluated at its start. Only with them two tests show a condition
 * to decide by unique cause. They have labels, which are not sought: that a suite has such a pair
 * is preferred, not demanded.
 */
final class WholeVectors {
  private static final int MOST_CONDITIONS = 5;

  private final Decision decision;
  private final List<Condition> conditions;
  private final List<Vectors.Way> ways;
  private final Map<Map<Condition, ConditionValue>, Branch> labels = new LinkedHashMap<>();

  WholeVectors(Decision decision, List<Vectors.Way> ways) {
    this.decision = decision;
    this.conditions = decision.conditions();
    this.ways = ways;
  }

  /** Adds labels for those that belong to a pair. */
  void note(Atoms atoms, Questions questions, LabelList list) {
    if (conditions.size() < 2 || conditions.size() > MOST_CONDITIONS) {
      return;
    }
    Map<Map<Condition, ConditionValue>, Branch> known = new HashMap<>();
    ways.forEach(way -> known.put(way.values(), way.label()));
    for (Map<Condition, ConditionValue> vector : all()) {
      if (conditions.stream().anyMatch(each -> matters(each, vector))) {
        Branch way = known.get(vector);
        labels.put(vector, way != null ? way : note(vector, atoms, questions, list));
      }
    }
  }

  private Branch note(
      Map<Condition, ConditionValue> vector, Atoms atoms, Questions questions, LabelList list) {
    List<Formula> formulas = new ArrayList<>();
    List<String> texts = new ArrayList<>();
    vector.forEach(
        (condition, truth) -> {
          formulas.add(truth.of(atoms.formula(condition).orElseThrow()));
          texts.add(questions.text(condition) + " is " + truth);
        });
    return list.note("MCDC", decision.start(), Formula.all(formulas), String.join(", ", texts));
  }

  private List<Map<Condition, ConditionValue>> all() {
    List<Map<Condition, ConditionValue>> all = new ArrayList<>();
    for (int bits = 0; bits < 1 << conditions.size(); bits++) {
      Map<Condition, ConditionValue> vector = new LinkedHashMap<>();
      for (int i = 0; i < conditions.size(); i++) {
        vector.put(
            conditions.get(i), (bits >> i & 1) == 0 ? ConditionValue.TRUE : ConditionValue.FALSE);
      }
      all.add(vector);
    }
    return all;
  }

  private boolean matters(Condition condition, Map<Condition, ConditionValue> vector) {
    return !result(vector).equals(result(flipped(condition, vector)));
  }

  private Optional<ConditionValue> result(Map<Condition, ConditionValue> vector) {
    return WayPairs.evaluate(decision.tree(), vector);
  }

  private static Map<Condition, ConditionValue> flipped(
      Condition condition, Map<Condition, ConditionValue> vector) {
    Map<Condition, ConditionValue> flipped = new LinkedHashMap<>(vector);
    flipped.computeIfPresent(condition, (key, truth) -> truth.negated());
    return flipped;
  }

  /** The pairs with labels that differ in {@code condition} and in the outcome alone. */
  List<IndependencePair> pairs(Condition condition, String name) {
    List<IndependencePair> pairs = new ArrayList<>();
    for (Map<Condition, ConditionValue> vector : labels.keySet()) {
      if (vector.get(condition) == ConditionValue.TRUE && matters(condition, vector)) {
        Side whenFalse = side(flipped(condition, vector));
        pairs.add(new IndependencePair(name, side(vector), whenFalse, Cause.UNIQUE));
      }
    }
    return pairs;
  }

  private Side side(Map<Condition, ConditionValue> vector) {
    return new Side(Objects.requireNonNull(labels.get(vector)), Vectors.text(decision, vector));
  }
}

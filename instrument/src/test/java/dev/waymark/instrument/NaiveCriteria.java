package dev.waymark.instrument;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Criteria by their definitions, for methods of {@link dev.waymark.instrument.targets.Labelled},
 * which stand here once more with notes of all that is asked. Knows nothing of labels.
 */
final class NaiveCriteria {
  private final Map<String, BitSet> decisions = new TreeMap<>();
  private final Map<String, BitSet> conditions = new TreeMap<>();
  private final Map<String, BitSet> combinations = new TreeMap<>();
  private int input;

  /** The inputs, by index, for which each decision is true, and false. */
  Map<String, BitSet> decisions() {
    return decisions;
  }

  /** The inputs for which each condition is true, and false. */
  Map<String, BitSet> conditions() {
    return conditions;
  }

  /** The inputs for which the conditions of a decision have each combination of values. */
  Map<String, BitSet> combinations() {
    return combinations;
  }

  static NaiveCriteria ofDecide() {
    NaiveCriteria criteria = new NaiveCriteria();
    criteria.expect("first", 2);
    criteria.expect("second", 3);
    criteria.expect("loop", 2);
    List<int[]> inputs = LabelCoverage.inputs();
    for (criteria.input = 0; criteria.input < inputs.size(); criteria.input++) {
      int[] each = inputs.get(criteria.input);
      criteria.decide(each[0], each[1], each[2]);
    }
    return criteria;
  }

  private void decide(int a, int b, int c) {
    int result = 0;
    if (asks("first", x -> x[0] && x[1], a > b, b > c)) {
      result = 1;
    }
    if (asks("second", x -> x[0] || (x[1] && x[2]), a == 0, b == 0, c != 1)) {
      result += 2;
    }
    while (asks("loop", x -> x[0] && x[1], result < 3, a > 0)) {
      result += a;
    }
  }

  /**
   * Of conditions that call, what is evaluated counts, and when it is: {@code b > 0} is known when
   * the decision is come to, the others only in their place.
   */
  static NaiveCriteria ofCall() {
    NaiveCriteria criteria = new NaiveCriteria();
    List<int[]> inputs = LabelCoverage.inputs();
    for (criteria.input = 0; criteria.input < inputs.size(); criteria.input++) {
      int[] each = inputs.get(criteria.input);
      criteria.call(each[0], each[1], each[2]);
    }
    return criteria;
  }

  private void call(int a, int b, int c) {
    List<Boolean> evaluated = new ArrayList<>();
    boolean result =
        evaluates(Math.abs(a) < 2, evaluated)
            && evaluates(b > 0, evaluated)
            && evaluates(Math.abs(c) < 2, evaluated);
    note(decisions, "only" + result);
    note(combinations, "only" + evaluated);
    note(conditions, "a" + evaluated.get(0));
    note(conditions, "b" + (b > 0));
    if (evaluated.size() > 2) {
      note(conditions, "c" + evaluated.get(2));
    }
  }

  private static boolean evaluates(boolean value, List<Boolean> evaluated) {
    evaluated.add(value);
    return value;
  }

  /** What a decision with so many conditions has to cover. */
  private void expect(String name, int size) {
    for (boolean truth : new boolean[] {true, false}) {
      decisions.put(name + truth, new BitSet());
      for (int i = 0; i < size; i++) {
        conditions.put(name + i + truth, new BitSet());
      }
    }
    for (int bits = 0; bits < 1 << size; bits++) {
      StringBuilder text = new StringBuilder(name);
      for (int i = 0; i < size; i++) {
        text.append((bits >> i & 1) != 0);
      }
      combinations.put(text.toString(), new BitSet());
    }
  }

  private boolean asks(String name, Predicate<boolean[]> decision, boolean... values) {
    boolean result = decision.test(values);
    note(decisions, name + result);
    StringBuilder text = new StringBuilder(name);
    for (int i = 0; i < values.length; i++) {
      note(conditions, name + i + values[i]);
      text.append(values[i]);
    }
    note(combinations, text.toString());
    return result;
  }

  private void note(Map<String, BitSet> seen, String what) {
    seen.computeIfAbsent(what, key -> new BitSet()).set(input);
  }
}

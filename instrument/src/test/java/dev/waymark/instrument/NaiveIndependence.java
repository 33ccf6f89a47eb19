package dev.waymark.instrument;

import dev.waymark.program.label.IndependencePair.Cause;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * MC/DC by its definition, for methods of {@link dev.waymark.instrument.targets.Labelled}, which
 * stand here once more. Two evaluations of a decision show that a condition matters if it differs,
 * the decision differs, and either all other conditions have values which are the same (unique
 * cause), or what was not evaluated can be completed such that in each of both the condition alone,
 * when changed, would change the decision (masking). All completions are tried. Knows nothing of
 * labels.
 */
final class NaiveIndependence {
  /** A decision that asks {@code asked} for its conditions, by number. */
  private interface Question {
    boolean ask(Asked asked);
  }

  private interface Asked {
    boolean is(int number, boolean value);
  }

  /**
   * What conditions were evaluated to; empty if they were not.
   *
   * @param known likewise, and what those are that neither call nor throw
   */
  private record Evaluation(
      String decision,
      List<Optional<Boolean>> values,
      List<Optional<Boolean>> known,
      boolean result) {}

  private final Map<String, Question> questions = new LinkedHashMap<>();
  private final Map<String, Integer> sizes = new LinkedHashMap<>();
  private final List<Set<Evaluation>> evaluations = new ArrayList<>();

  static NaiveIndependence ofDecide() {
    NaiveIndependence naive = new NaiveIndependence();
    for (int[] input : LabelCoverage.inputs()) {
      naive.evaluations.add(new LinkedHashSet<>());
      naive.decide(input[0], input[1], input[2]);
    }
    return naive;
  }

  static NaiveIndependence ofCall() {
    NaiveIndependence naive = new NaiveIndependence();
    for (int[] input : LabelCoverage.inputs()) {
      naive.evaluations.add(new LinkedHashSet<>());
      int a = Math.abs(input[0]);
      int b = input[1];
      int c = Math.abs(input[2]);
      naive.evaluate("only", 3, x -> x.is(0, a < 2) && x.is(1, b > 0) && x.is(2, c < 2));
    }
    return naive;
  }

  static NaiveIndependence ofMask() {
    NaiveIndependence naive = new NaiveIndependence();
    for (int[] input : LabelCoverage.inputs()) {
      naive.evaluations.add(new LinkedHashSet<>());
      int a = input[0];
      int b = input[1];
      int c = input[2];
      naive.evaluate(
          "only",
          3,
          x -> (x.is(0, a > 0) && x.is(1, b > 0)) || x.is(2, c > 0),
          a > 0,
          b > 0,
          c > 0);
    }
    return naive;
  }

  private void decide(int a, int b, int c) {
    int result = evaluate("first", 2, x -> x.is(0, a > b) && x.is(1, b > c), a > b, b > c) ? 1 : 0;
    if (evaluate(
        "second",
        3,
        x -> x.is(0, a == 0) || (x.is(1, b == 0) && x.is(2, c != 1)),
        a == 0,
        b == 0,
        c != 1)) {
      result += 2;
    }
    while (goesOn(result, a)) {
      result += a;
    }
  }

  private boolean goesOn(int result, int a) {
    return evaluate("third", 2, x -> x.is(0, result < 3) && x.is(1, a > 0), result < 3, a > 0);
  }

  private boolean evaluate(String name, int size, Question question, boolean... pure) {
    questions.put(name, question);
    sizes.put(name, size);
    List<Optional<Boolean>> values = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      values.add(Optional.empty());
    }
    boolean result =
        question.ask(
            (number, value) -> {
              values.set(number, Optional.of(value));
              return value;
            });
    List<Optional<Boolean>> known = new ArrayList<>(values);
    for (int i = 0; i < pure.length; i++) {
      known.set(i, Optional.of(pure[i]));
    }
    evaluations
        .get(evaluations.size() - 1)
        .add(new Evaluation(name, List.copyOf(values), known, result));
    return result;
  }

  /** How the inputs with these indices show each condition, in order, to matter. */
  List<Optional<Cause>> shown(Set<Integer> inputs) {
    Set<Evaluation> seen = new LinkedHashSet<>();
    inputs.forEach(input -> seen.addAll(evaluations.get(input)));
    List<Optional<Cause>> shown = new ArrayList<>();
    sizes.forEach(
        (name, size) -> {
          for (int i = 0; i < size; i++) {
            shown.add(shown(name, i, seen));
          }
        });
    return shown;
  }

  private Optional<Cause> shown(String name, int condition, Set<Evaluation> seen) {
    Optional<Cause> best = Optional.empty();
    for (Evaluation first : seen) {
      for (Evaluation second : seen) {
        if (first.decision.equals(name) && second.decision.equals(name)) {
          Optional<Cause> cause = cause(condition, first, second);
          boolean isBetter =
              cause.isPresent() && (best.isEmpty() || cause.get().compareTo(best.get()) < 0);
          best = isBetter ? cause : best;
        }
      }
    }
    return best;
  }

  private Optional<Cause> cause(int condition, Evaluation first, Evaluation second) {
    boolean areEvaluated =
        first.values.get(condition).isPresent() && second.values.get(condition).isPresent();
    Optional<Cause> best = Optional.empty();
    if (!areEvaluated || first.result == second.result) {
      return best;
    }
    if (isUnique(condition, first, second)) {
      return Optional.of(Cause.UNIQUE);
    }
    for (boolean[] left : completions(first)) {
      for (boolean[] right : completions(second)) {
        if (left[condition] != right[condition]) {
          boolean mattersInBoth =
              matters(first.decision, left, condition) && matters(first.decision, right, condition);
          best = mattersInBoth ? Optional.of(Cause.MASKING) : best;
        }
      }
    }
    return best;
  }

  private static boolean isUnique(int condition, Evaluation first, Evaluation second) {
    boolean isUnique = !first.known.get(condition).equals(second.known.get(condition));
    for (int i = 0; i < first.known.size(); i++) {
      Optional<Boolean> value = first.known.get(i);
      isUnique &= i == condition || (value.isPresent() && value.equals(second.known.get(i)));
    }
    return isUnique;
  }

  private boolean matters(String decision, boolean[] values, int condition) {
    boolean[] changed = values.clone();
    changed[condition] = !changed[condition];
    return result(decision, values) != result(decision, changed);
  }

  private boolean result(String decision, boolean[] values) {
    Question question = questions.get(decision);
    return question != null && question.ask((number, value) -> values[number]);
  }

  private static List<boolean[]> completions(Evaluation evaluation) {
    List<boolean[]> completions = new ArrayList<>();
    int size = evaluation.values.size();
    for (int bits = 0; bits < 1 << size; bits++) {
      boolean[] values = new boolean[size];
      boolean fits = true;
      for (int i = 0; i < size; i++) {
        values[i] = (bits >> i & 1) != 0;
        fits &= evaluation.values.get(i).orElse(values[i]) == values[i];
      }
      if (fits) {
        completions.add(values);
      }
    }
    return completions;
  }
}

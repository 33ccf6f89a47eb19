package dev.waymark.program.label;

import dev.waymark.program.branch.Branch;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.ConditionTree;
import dev.waymark.program.decision.Decision;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The ways in which short-circuit evaluation of a decision can go: which conditions are evaluated,
 * in order, and to what.
 */
final class Vectors {
  /** How many ways a decision may have to be looked at one by one. */
  private static final int MOST_WAYS = 1_024;

  private Vectors() {}

  /**
   * A way that has a label.
   *
   * @param values what is evaluated, in order
   * @param result what the decision is then
   */
  record Way(Map<Condition, ConditionValue> values, ConditionValue result, Branch label) {}

  /**
   * What the conditions of {@code decision} are, in order: T, F, or - for those without a value.
   */
  static String text(Decision decision, Map<Condition, ConditionValue> values) {
    StringBuilder text = new StringBuilder();
    for (Condition each : decision.conditions()) {
      ConditionValue truth = values.get(each);
      text.append(truth == null ? '-' : truth == ConditionValue.TRUE ? 'T' : 'F');
    }
    return text.toString();
  }

  /** How many ways there are; they may be very many. */
  static double count(ConditionTree tree) {
    return count(tree, ConditionValue.TRUE) + count(tree, ConditionValue.FALSE);
  }

  /** All ways; those that are true first. */
  static List<Map<Condition, ConditionValue>> of(ConditionTree tree) {
    List<Map<Condition, ConditionValue>> found = new ArrayList<>(ways(tree, ConditionValue.TRUE));
    found.addAll(ways(tree, ConditionValue.FALSE));
    return found;
  }

  /** How many ways there are to make {@code tree} what {@code truth} says. */
  private static double count(ConditionTree tree, ConditionValue truth) {
    if (tree instanceof ConditionTree.Leaf) {
      return 1;
    }
    ConditionValue passing = Connective.of(tree).passing();
    double open = 1;
    double all = 0;
    for (ConditionTree part : Connective.parts(tree)) {
      all += open * count(part, passing.negated());
      open *= count(part, passing);
    }
    return truth == passing ? open : all;
  }

  /** The ways in which {@code tree} becomes {@code truth}. */
  static List<Map<Condition, ConditionValue>> ways(ConditionTree tree, ConditionValue truth) {
    if (tree instanceof ConditionTree.Leaf leaf) {
      return List.of(Map.of(leaf.condition(), truth));
    }
    ConditionValue passing = Connective.of(tree).passing();
    List<Map<Condition, ConditionValue>> all = new ArrayList<>();
    List<Map<Condition, ConditionValue>> open = List.of(Map.of());
    for (ConditionTree part : Connective.parts(tree)) {
      if (truth != passing) {
        all.addAll(product(open, ways(part, truth)));
      }
      open = product(open, ways(part, passing));
    }
    return truth == passing ? open : all;
  }

  private static List<Map<Condition, ConditionValue>> product(
      List<Map<Condition, ConditionValue>> first, List<Map<Condition, ConditionValue>> second) {
    List<Map<Condition, ConditionValue>> product = new ArrayList<>();
    for (Map<Condition, ConditionValue> left : first) {
      for (Map<Condition, ConditionValue> right : second) {
        Map<Condition, ConditionValue> both = new LinkedHashMap<>(left);
        both.putAll(right);
        product.add(both);
      }
    }
    return product;
  }

  /** Adds a label for each way that can be told from others; none if there are too many. */
  static List<Way> label(
      String kind, Decision decision, Atoms atoms, Questions questions, LabelList labels) {
    List<Way> labelled = new ArrayList<>();
    ConditionTree tree = decision.tree();
    if (count(tree) > MOST_WAYS) {
      return labelled;
    }
    for (ConditionValue result : ConditionValue.values()) {
      for (Map<Condition, ConditionValue> way : ways(tree, result)) {
        int before = labels.labels().size();
        label(kind, decision, way, atoms, questions, labels);
        if (labels.labels().size() > before) {
          labelled.add(new Way(way, result, labels.labels().get(before).branch()));
        }
      }
    }
    return labelled;
  }

  private static void label(
      String kind,
      Decision decision,
      Map<Condition, ConditionValue> way,
      Atoms atoms,
      Questions questions,
      LabelList labels) {
    List<String> texts = new ArrayList<>();
    way.forEach((condition, truth) -> texts.add(questions.text(condition) + " is " + truth));
    String text = String.join(", ", texts);
    if (atoms.areAll()) {
      List<Formula> formulas = new ArrayList<>();
      way.forEach(
          (condition, truth) -> formulas.add(truth.of(atoms.formula(condition).orElseThrow())));
      labels.add(kind, decision.start(), Formula.all(formulas), text);
    } else {
      List<Branch> last = last(decision, way, questions);
      if (!last.isEmpty()) {
        labels.add(kind, last, text);
      }
    }
  }

  /** The last branch of {@code way}, if only one way leads to it; else none. */
  private static List<Branch> last(
      Decision decision, Map<Condition, ConditionValue> way, Questions questions) {
    Map.Entry<Condition, ConditionValue> last = lastOf(way);
    long alike = of(decision.tree()).stream().filter(each -> lastOf(each).equals(last)).count();
    return alike == 1 ? List.of(questions.branch(last.getKey(), last.getValue())) : List.of();
  }

  private static Map.Entry<Condition, ConditionValue> lastOf(Map<Condition, ConditionValue> way) {
    List<Map.Entry<Condition, ConditionValue>> entries = new ArrayList<>(way.entrySet());
    return entries.get(entries.size() - 1);
  }
}

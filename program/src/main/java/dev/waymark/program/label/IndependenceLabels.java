package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.decision.Condition;
import dev.waymark.program.decision.Decision;
import dev.waymark.program.label.IndependencePairs.Extent;
import java.util.ArrayList;
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
      Atoms atoms = questions.atoms(decision);
      List<Vectors.Way> ways = Vectors.label("MCDC", decision, atoms, questions, labels);
      Extent extent = ways.size() == Vectors.count(decision.tree()) ? Extent.ALL : Extent.SOME;
      WholeVectors whole = new WholeVectors(decision, ways);
      if (atoms.areAll() && extent == Extent.ALL) {
        whole.note(atoms, questions, labels);
      }
      DecisionTable table = table(decision, ways, questions, labels);
      for (Condition condition : decision.conditions()) {
        String name = labels.name(condition.instruction(), questions.text(condition));
        String unique = found.containsKey(name) ? name + " @" + condition.instruction() : name;
        List<IndependencePair> pairs = new ArrayList<>(whole.pairs(condition, unique));
        pairs.addAll(new WayPairs(decision, ways).of(condition, unique));
        found.put(unique, new IndependencePairs(table, pairs, extent));
      }
    }
  }

  private static DecisionTable table(
      Decision decision, List<Vectors.Way> ways, Questions questions, LabelList labels) {
    List<DecisionTable.Row> rows = new ArrayList<>();
    for (Vectors.Way way : ways) {
      List<Optional<ConditionValue>> values = new ArrayList<>();
      decision
          .conditions()
          .forEach(each -> values.add(Optional.ofNullable(way.values().get(each))));
      rows.add(new DecisionTable.Row(values, way.result(), way.label()));
    }
    return new DecisionTable(
        labels.place(decision.start()),
        questions.text(decision.tree()),
        decision.conditions().stream().map(questions::text).toList(),
        rows);
  }
}

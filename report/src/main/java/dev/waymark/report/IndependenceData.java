package dev.waymark.report;

import dev.waymark.explore.suite.Independence;
import dev.waymark.explore.suite.Shown;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.label.DecisionTable;
import dev.waymark.program.label.IndependencePair;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What MC/DC says, for JSON. */
public final class IndependenceData {
  private IndependenceData() {}

  /**
   * The decisions of a class, each with its truth table and what is known of its conditions.
   *
   * @param found what was found in the class
   */
  public static List<Map<String, Object>> of(Independence independence, ClassFindings found) {
    ObjectiveData objectives = new ObjectiveData(found);
    Map<DecisionTable, List<Map<String, Object>>> conditions = new LinkedHashMap<>();
    independence
        .decisions()
        .forEach(
            (name, decision) -> {
              List<Map<String, Object>> all =
                  conditions.computeIfAbsent(decision, key -> new ArrayList<>());
              String text = decision.conditions().get(all.size());
              Shown shown = Objects.requireNonNull(independence.verdicts().get(name));
              all.add(condition(text, shown, objectives));
            });
    List<Map<String, Object>> data = new ArrayList<>();
    conditions.forEach(
        (decision, all) -> {
          Map<String, Object> each = new LinkedHashMap<>();
          each.put("method", decision.rows().get(0).label().method().toString());
          each.put("place", decision.place());
          each.put("decision", decision.text());
          each.put("conditions", all);
          each.put(
              "rows",
              decision.rows().stream().map(row -> row(row, independence, objectives)).toList());
          data.add(each);
        });
    return data;
  }

  private static Map<String, Object> condition(String text, Shown shown, ObjectiveData objectives) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("condition", text);
    data.put("status", status(shown));
    data.put("verdict", shown.toString());
    if (shown instanceof Shown.By by) {
      data.put("kind", by.pair().cause().toString());
      data.put("whenTrue", side(by.pair().whenTrue(), by.whenTrue(), objectives));
      data.put("whenFalse", side(by.pair().whenFalse(), by.whenFalse(), objectives));
    }
    return data;
  }

  private static String status(Shown shown) {
    if (shown instanceof Shown.Impossible impossible) {
      return impossible.verdict().getClass().getSimpleName();
    }
    return shown instanceof Shown.By ? "Covered" : "Open";
  }

  /** A test, and what all conditions are in it: T, F, or - if one is not evaluated. */
  private static Map<String, Object> side(
      IndependencePair.Side side, Verdict.Covered covered, ObjectiveData objectives) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("test", covered.test());
    if (!covered.entry().isEmpty()) {
      data.put("of", covered.entry());
    }
    data.put(
        "testMethod", objectives.method(covered, test -> test.covered().contains(side.label())));
    data.put("values", side.values());
    return data;
  }

  private static Map<String, Object> row(
      DecisionTable.Row row, Independence independence, ObjectiveData objectives) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(
        "values",
        row.values().stream()
            .map(value -> value.map(Object::toString).orElse("not evaluated"))
            .toList());
    data.put("outcome", row.outcome().toString());
    Verdict verdict = independence.ways().get(row.label());
    data.put("verdict", verdict == null ? "open" : verdict.toString());
    data.put("status", verdict == null ? "Open" : verdict.getClass().getSimpleName());
    data.put("objective", ObjectiveData.id(row.label()));
    if (verdict instanceof Verdict.Covered covered && !covered.isBefore()) {
      data.put("test", objectives.test(covered, test -> test.covered().contains(row.label())));
    }
    return data;
  }
}

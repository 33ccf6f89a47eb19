package dev.waymark.report;

import dev.waymark.explore.suite.Independence;
import dev.waymark.explore.suite.Shown;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.label.DecisionTable;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** What MC/DC says, for JSON. */
public final class IndependenceData {
  private IndependenceData() {}

  /** The decisions, each with its truth table and what is known of its conditions. */
  public static List<Map<String, Object>> of(Independence independence) {
    Map<DecisionTable, List<Map<String, Object>>> conditions = new LinkedHashMap<>();
    independence
        .decisions()
        .forEach(
            (name, decision) -> {
              List<Map<String, Object>> all =
                  conditions.computeIfAbsent(decision, key -> new ArrayList<>());
              String text = decision.conditions().get(all.size());
              all.add(condition(text, Objects.requireNonNull(independence.verdicts().get(name))));
            });
    List<Map<String, Object>> data = new ArrayList<>();
    conditions.forEach(
        (decision, all) -> {
          Map<String, Object> each = new LinkedHashMap<>();
          each.put("place", decision.place());
          each.put("decision", decision.text());
          each.put("conditions", all);
          each.put("rows", decision.rows().stream().map(row -> row(row, independence)).toList());
          data.add(each);
        });
    return data;
  }

  private static Map<String, Object> condition(String text, Shown shown) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("condition", text);
    data.put("verdict", shown.toString());
    if (shown instanceof Shown.By by) {
      data.put("kind", by.pair().cause().toString());
      data.put("whenTrue", side(by.pair().whenTrue().values(), by.whenTrue()));
      data.put("whenFalse", side(by.pair().whenFalse().values(), by.whenFalse()));
    }
    return data;
  }

  /** A test, and what all conditions are in it: T, F, or - if one is not evaluated. */
  private static Map<String, Object> side(String values, Verdict.Covered covered) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("test", covered.test());
    if (!covered.entry().isEmpty()) {
      data.put("of", covered.entry());
    }
    data.put("values", values);
    return data;
  }

  private static Map<String, Object> row(DecisionTable.Row row, Independence independence) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(
        "values",
        row.values().stream()
            .map(value -> value.map(Object::toString).orElse("not evaluated"))
            .toList());
    data.put("outcome", row.outcome().toString());
    Verdict verdict = independence.ways().get(row.label());
    data.put("verdict", verdict == null ? "open" : verdict.toString());
    return data;
  }
}

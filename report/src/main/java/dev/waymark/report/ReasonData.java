package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.generalize.reason.Clause;
import dev.waymark.generalize.reason.Fact;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.program.branch.Branch;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Why branches are infeasible, as maps and lists for JSON. */
public final class ReasonData {
  private ReasonData() {}

  /** The reasons, the branches that it is behind, and what is not known. */
  public static Map<String, Object> of(BranchReasons reasons) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("reasons", list(reasons));
    data.put("behind", reasons.behind().stream().map(Branch::label).toList());
    data.put("cut", reasons.isCut());
    data.put("unknown", reasons.unknown());
    return data;
  }

  /** The reasons alone, the shortest first. */
  static List<Map<String, Object>> list(BranchReasons reasons) {
    return reasons.reasons().stream().map(each -> reason(each, reasons.branch())).toList();
  }

  private static Map<String, Object> reason(Reason reason, Branch branch) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("text", reason.text(branch.method()));
    data.put("clauses", reason.clauses().stream().map(ReasonData::clause).toList());
    return data;
  }

  private static Map<String, Object> clause(Clause clause) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", clause.method() == null ? "" : clause.method().toString());
    data.put("line", clause.line());
    data.put("facts", clause.facts().stream().map(ReasonData::fact).toList());
    return data;
  }

  private static Map<String, Object> fact(Fact fact) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", fact.kind().name().toLowerCase(Locale.ROOT));
    data.put("text", fact.text());
    if (!fact.value().isEmpty()) {
      data.put("value", fact.value());
    }
    return data;
  }
}

package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What is known of branches of a method, and why, as maps and lists for JSON. */
public final class ExplainedData {
  private ExplainedData() {}

  /** The branches among {@code verdicts}. */
  public static Map<String, Object> of(
      Findings findings, Map<Branch, Verdict> verdicts, Map<Branch, BranchReasons> reasons) {
    List<Map<String, Object>> branches = new ArrayList<>();
    verdicts.forEach(
        (branch, verdict) -> {
          Map<String, Object> data = new LinkedHashMap<>(FindingsData.branch(branch, verdict));
          BranchReasons known = reasons.get(branch);
          if (known != null) {
            data.putAll(ReasonData.of(known));
          }
          branches.add(data);
        });
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", findings.entry().method().toString());
    data.put("branches", branches);
    return data;
  }
}

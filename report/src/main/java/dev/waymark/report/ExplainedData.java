package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is known of branches of a method, and why, as maps and lists for JSON. */
public final class ExplainedData {
  private ExplainedData() {}

  /** The branches among {@code verdicts}, which are of {@code method}. */
  public static Map<String, Object> of(
      MethodModel method, Map<Branch, Verdict> verdicts, Map<Branch, BranchReasons> reasons) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", method.toString());
    data.put("branches", FindingsData.branches(verdicts, reasons));
    return data;
  }
}

package dev.waymark.cli.generate;

import dev.waymark.cli.console.JsonText;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.suite.Independence;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import dev.waymark.report.ClassData;
import dev.waymark.report.IndependenceData;
import dev.waymark.report.TestPlace;
import dev.waymark.report.document.Document;
import dev.waymark.report.plot.ProgressData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that {@code generate} found, as JSON. Reports are made from this and nothing else.
 *
 * @param settings how it was found
 */
public record ResultData(Map<String, Object> settings) {
  public String text(
      List<ClassFindings> found,
      Map<ClassFindings, Independence> shown,
      Map<Branch, BranchReasons> reasons,
      Map<Witness, TestPlace> places,
      List<Skipped> skipped) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("format", Document.FORMAT);
    data.put("schema", Document.SCHEMA);
    data.put("tool", ToolIdentity.data());
    data.put("settings", settings);
    data.put("classes", found.stream().map(each -> ClassData.of(each, reasons, places)).toList());
    data.put("skipped", ClassData.skipped(skipped));
    data.put("progress", ProgressData.of(found));
    if (!shown.isEmpty()) {
      List<Map<String, Object>> decisions = new ArrayList<>();
      shown.forEach((type, each) -> decisions.addAll(IndependenceData.of(each, type)));
      data.put("decisions", decisions);
    }
    return JsonText.of(data);
  }
}

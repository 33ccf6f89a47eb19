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
  private static final String CLASSES = "classes";
  private static final String PROGRESS = "progress";
  private static final String DECISIONS = "decisions";

  /** What was found of one class, for {@link #text}. */
  public static Map<String, Object> of(
      ClassFindings found,
      Map<ClassFindings, Independence> shown,
      Map<Branch, BranchReasons> reasons,
      Map<Witness, TestPlace> places) {
    List<Map<String, Object>> decisions = new ArrayList<>();
    shown.forEach((type, each) -> decisions.addAll(IndependenceData.of(each, type)));
    Map<String, Object> data = new LinkedHashMap<>();
    data.put(CLASSES, List.of(ClassData.of(found, reasons, places)));
    data.put(PROGRESS, ProgressData.of(List.of(found)));
    data.put(DECISIONS, decisions);
    return data;
  }

  /** What was found of several classes. */
  public String text(List<Map<String, Object>> found, List<Skipped> skipped) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("format", Document.FORMAT);
    data.put("schema", Document.SCHEMA);
    data.put("tool", ToolIdentity.data());
    data.put("settings", settings);
    data.put(CLASSES, all(CLASSES, found));
    data.put("skipped", ClassData.skipped(skipped));
    data.put(PROGRESS, all(PROGRESS, found));
    List<Object> decisions = all(DECISIONS, found);
    if (!decisions.isEmpty()) {
      data.put(DECISIONS, decisions);
    }
    return JsonText.of(data);
  }

  private static List<Object> all(String name, List<Map<String, Object>> found) {
    List<Object> all = new ArrayList<>();
    for (Map<String, Object> each : found) {
      if (each.get(name) instanceof List<?> list) {
        all.addAll(list);
      }
    }
    return all;
  }
}

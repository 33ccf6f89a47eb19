package dev.waymark.report.document;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Reads classes. The JSON has one entry for each class that was explored, with all that is nested
 * in it; here, each class has its own methods, however it was explored.
 */
final class ClassReader {
  private final Map<String, List<ReportedDecision>> decisions = new HashMap<>();
  private final Map<String, List<ReportedProgress>> progress = new HashMap<>();
  private final TreeMap<String, ReportedClass> classes = new TreeMap<>();

  ClassReader(JsonData data) {
    data.objects("decisions", ReportedDecision::of)
        .forEach(each -> list(decisions, each.method()).add(each));
    data.objects("progress", ReportedProgress::of)
        .forEach(each -> list(progress, each.method()).add(each));
  }

  private static <T> List<T> list(Map<String, List<T>> lists, String key) {
    return lists.computeIfAbsent(key, name -> new ArrayList<>());
  }

  List<ReportedClass> classes() {
    return List.copyOf(classes.values());
  }

  void add(JsonData explored) {
    boolean isMeasured = explored.object("summary").text("coveredBy").equals("TESTS");
    Map<String, JsonData> entries = new LinkedHashMap<>();
    explored.objects("methods", each -> entries.put(each.text("method"), each));
    Map<String, List<ReportedObjective>> objectives = new HashMap<>();
    explored
        .objects("branches", ReportedObjective::of)
        .forEach(each -> list(objectives, each.method()).add(each));
    for (JsonData code : explored.objects("code", each -> each)) {
      List<ReportedMethod> methods =
          code.objects("methods", each -> method(each, entries, objectives));
      ReportedClass type =
          new ReportedClass(
              code.text("class"),
              code.text("sourceFile"),
              code.text("sha256"),
              isMeasured,
              methods);
      classes.merge(type.name(), type, ClassMerger::merge);
    }
  }

  private ReportedMethod method(
      JsonData code,
      Map<String, JsonData> entries,
      Map<String, List<ReportedObjective>> objectives) {
    String name = code.text("method");
    List<ReportedObjective> own = new ArrayList<>(objectives.getOrDefault(name, List.of()));
    JsonData entry = entries.getOrDefault(name, new JsonData(Map.of(), code.where()));
    own.addAll(entry.objects("objectives", ReportedObjective::of));
    List<ReportedFinding> findings =
        new ArrayList<>(entry.objects("violatedAssertions", ReportedFinding::violation));
    findings.addAll(entry.objects("exceptions", ReportedFinding::exception));
    return new ReportedMethod(
        name,
        lines(code, "lines"),
        lines(code, "hitLines"),
        lines(code, "missedLines"),
        entry.optionalText("stopReason"),
        entry.values("statistics"),
        entry.objects("tests", ReportedTest::of),
        own,
        findings,
        decisions.getOrDefault(name, List.of()),
        entry.objects("losses", ReportedLoss::of),
        entry.has("tree") ? Optional.of(ReportedTree.of(entry.object("tree"))) : Optional.empty(),
        entry.map().isEmpty() ? List.of() : progress.getOrDefault(name, List.of()));
  }

  private static List<Integer> lines(JsonData code, String key) {
    List<Integer> lines = new ArrayList<>();
    for (Object each : code.list(key)) {
      lines.add(each instanceof Number number ? number.intValue() : 0);
    }
    return lines;
  }
}

package dev.waymark.report.coverage;

import dev.waymark.report.coverage.LineStatus.Hit;
import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The lines of methods: of one, of a class, or of a source file. Branches are those that the source
 * shows, as other tools count them.
 */
record SourceLines(List<LineStatus> lines) {
  SourceLines {
    lines = List.copyOf(lines);
  }

  static List<ReportedObjective> branches(Collection<ReportedObjective> objectives) {
    return objectives.stream().filter(each -> each.sort() == ObjectiveSort.BRANCH).toList();
  }

  static SourceLines of(ReportedClass type) {
    return of(type.methods());
  }

  /** A line that several methods share is missed only if all of them miss it. */
  static SourceLines of(Collection<ReportedMethod> methods) {
    Map<Integer, List<ReportedObjective>> branches = new TreeMap<>();
    TreeSet<Integer> all = new TreeSet<>();
    TreeSet<Integer> hit = new TreeSet<>();
    TreeSet<Integer> doubtful = new TreeSet<>();
    for (ReportedMethod method : methods) {
      all.addAll(method.lines());
      hit.addAll(method.hitLines());
      method.lines().stream()
          .filter(line -> !method.missedLines().contains(line))
          .forEach(doubtful::add);
      for (ReportedObjective each : branches(method.objectives())) {
        branches.computeIfAbsent(each.line(), key -> new ArrayList<>()).add(each);
      }
    }
    all.addAll(branches.keySet());
    all.remove(0);
    return new SourceLines(
        all.stream()
            .map(
                line ->
                    new LineStatus(
                        line,
                        hit.contains(line)
                            ? Hit.YES
                            : doubtful.contains(line) ? Hit.UNKNOWN : Hit.NO,
                        branches.getOrDefault(line, List.of())))
            .toList());
  }

  boolean areAllKnown() {
    return !lines.isEmpty() && lines.stream().allMatch(LineStatus::isKnown);
  }

  int count(Hit hit) {
    return (int) lines.stream().filter(each -> each.hit() == hit).count();
  }

  int covered() {
    return lines.stream().mapToInt(LineStatus::covered).sum();
  }

  int missed() {
    return lines.stream().mapToInt(LineStatus::missed).sum();
  }

  int branches() {
    return covered() + missed();
  }
}

package dev.waymark.report.html;

import dev.waymark.report.document.ReportedObjective;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Objectives by what they are counted for. */
final class ObjectiveGroups {
  private ObjectiveGroups() {}

  static Map<CriterionGroup, List<ReportedObjective>> of(List<ReportedObjective> objectives) {
    Map<CriterionGroup, List<ReportedObjective>> groups = new TreeMap<>();
    for (ReportedObjective each : objectives) {
      groups.computeIfAbsent(CriterionGroup.of(each), key -> new ArrayList<>()).add(each);
    }
    return groups;
  }

  /** A list for each group. */
  static void write(HtmlWriter html, List<ReportedObjective> objectives, ObjectiveItem items) {
    of(objectives)
        .forEach(
            (criterion, group) -> {
              html.element("p", criterion.name(), "class", "group");
              html.open("ul", "class", "items");
              group.forEach(each -> items.write(html, each));
              html.close();
            });
  }
}

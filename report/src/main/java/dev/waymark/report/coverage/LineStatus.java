package dev.waymark.report.coverage;

import dev.waymark.report.document.ReportedObjective;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What is known of a line.
 *
 * @param branches the outcomes of its conditions and switches
 */
record LineStatus(int number, Hit hit, List<ReportedObjective> branches) {
  /** Whether tests execute it. */
  enum Hit {
    YES,
    NO,
    UNKNOWN
  }

  LineStatus {
    branches = List.copyOf(branches);
  }

  boolean isKnown() {
    return hit != Hit.UNKNOWN;
  }

  /** Whether other tools get to see it: it is known, or has branches, none of which is taken. */
  boolean isShown() {
    return isKnown() || !branches.isEmpty();
  }

  int covered() {
    return (int) branches.stream().filter(ReportedObjective::isCovered).count();
  }

  int missed() {
    return branches.size() - covered();
  }

  /** The outcomes of each statement that branches, in order. */
  List<List<ReportedObjective>> points() {
    Map<String, List<ReportedObjective>> points = new LinkedHashMap<>();
    branches.forEach(
        each -> points.computeIfAbsent(each.point(), key -> new ArrayList<>()).add(each));
    return List.copyOf(points.values());
  }
}

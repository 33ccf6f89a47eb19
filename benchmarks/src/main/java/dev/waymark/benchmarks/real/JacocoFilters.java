package dev.waymark.benchmarks.real;

import dev.waymark.program.branch.BranchPoint;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Why JaCoCo leaves out branches that the bytecode has: its documented filters. */
final class JacocoFilters {
  private JacocoFilters() {}

  /**
   * The lines of {@code points} at which a filter applies, with its name. A switch over strings is
   * two switches, with comparisons between them; JaCoCo counts the second switch only.
   */
  static Map<Integer, String> of(List<BranchPoint> points) {
    Map<Integer, String> lines = new TreeMap<>();
    for (BranchPoint point : points) {
      if (point.type() == BranchPoint.Type.SWITCH && point.text().endsWith(".hashCode()")) {
        lines.put(point.line(), "switch over strings");
      }
    }
    return lines;
  }
}

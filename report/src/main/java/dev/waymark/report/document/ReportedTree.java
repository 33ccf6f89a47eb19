package dev.waymark.report.document;

import java.util.List;

/**
 * A place in a tree of abstract paths.
 *
 * @param arc the name of the arc that leads there; {@code R} for the root
 * @param state the best that was found below: covered, redundant, infeasible, open
 * @param end what ends there, such as {@code P1}; empty if nothing
 */
public record ReportedTree(String arc, String state, String end, List<ReportedTree> below) {
  public ReportedTree {
    below = List.copyOf(below);
  }

  static ReportedTree of(JsonData data) {
    return new ReportedTree(
        data.text("arc"),
        data.text("state"),
        data.optionalText("end"),
        data.objects("below", ReportedTree::of));
  }
}

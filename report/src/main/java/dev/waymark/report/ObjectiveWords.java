package dev.waymark.report;

import dev.waymark.program.branch.Branch;
import java.util.Collection;

/** What objectives are called. */
final class ObjectiveWords {
  private ObjectiveWords() {}

  /** In the plural. */
  static String of(Collection<Branch> objectives) {
    boolean hasLabels = objectives.stream().anyMatch(Branch::isLabel);
    boolean hasBranches = objectives.stream().anyMatch(branch -> !branch.isLabel());
    if (hasLabels) {
      return hasBranches ? "branches and labels" : "labels";
    }
    return "branches";
  }
}

package dev.waymark.report;

import dev.waymark.explore.suite.Score;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.label.IndependencePair.Cause;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A score as lines, one for each kind of objective; and what is not covered.
 *
 * @param conditions how each condition is shown to decide, if it is; none without MC/DC
 */
record ScoreLines(Score score, Map<String, Optional<Cause>> conditions) {
  private static final String CONDITIONS = "MC/DC conditions";

  /** How many of so many objectives of a kind are covered. */
  record Line(String kind, int objectives, int covered) {
    double percent() {
      return 100.0 * covered / objectives;
    }
  }

  List<Line> lines() {
    Map<String, List<Branch>> kinds = new LinkedHashMap<>();
    for (Branch each : score.objectives()) {
      kinds.computeIfAbsent(kind(each), key -> new ArrayList<>()).add(each);
    }
    List<Line> lines = new ArrayList<>();
    kinds.forEach(
        (kind, all) -> {
          long covered = all.stream().filter(score.covered()::contains).count();
          lines.add(new Line(kind, all.size(), (int) covered));
        });
    if (!conditions.isEmpty()) {
      long shown = conditions.values().stream().filter(Optional::isPresent).count();
      lines.add(new Line(CONDITIONS, conditions.size(), (int) shown));
    }
    return lines;
  }

  List<String> uncovered() {
    List<String> uncovered = new ArrayList<>();
    score.uncovered().forEach(each -> uncovered.add(each.label()));
    conditions.forEach(
        (condition, cause) -> {
          if (cause.isEmpty()) {
            uncovered.add(condition + " is not shown to decide");
          }
        });
    return uncovered;
  }

  /** What stands between the place and the colon. */
  static String kind(Branch objective) {
    if (!objective.isLabel()) {
      return "branch";
    }
    String text = objective.label().substring(objective.label().indexOf(' ') + 1);
    int colon = text.indexOf(':');
    return colon < 0 ? text : text.substring(0, colon);
  }
}

package dev.waymark.report;

import dev.waymark.explore.Score;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Scores of suites for people. */
public final class ScoreText {
  private ScoreText() {}

  /** A line for each kind of objective, and then what is not covered. */
  public static String of(Score score) {
    TextTable table = new TextTable();
    table.row("kind", "objectives", "covered", "score");
    kinds(score.objectives())
        .forEach(
            (kind, all) -> {
              long covered = all.stream().filter(score.covered()::contains).count();
              table.row(
                  kind,
                  Integer.toString(all.size()),
                  Long.toString(covered),
                  percent(covered, all.size()));
            });
    StringBuilder text = new StringBuilder();
    text.append(score.tests().run()).append(" tests");
    text.append(score.tests().failed() == 0 ? "" : ", " + score.tests().failed() + " failed");
    text.append('\n').append(table.print("  "));
    if (!score.uncovered().isEmpty()) {
      TextTable uncovered = new TextTable();
      score.uncovered().forEach(each -> uncovered.row(each.label()));
      text.append("uncovered\n").append(uncovered.print("  "));
    }
    return text.toString();
  }

  private static Map<String, List<Branch>> kinds(List<Branch> objectives) {
    Map<String, List<Branch>> kinds = new LinkedHashMap<>();
    for (Branch each : objectives) {
      kinds.computeIfAbsent(kind(each), key -> new ArrayList<>()).add(each);
    }
    return kinds;
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

  private static String percent(long part, long whole) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}

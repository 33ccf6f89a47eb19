package dev.waymark.report;

import dev.waymark.explore.suite.Score;
import dev.waymark.program.label.IndependencePair.Cause;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Scores of suites for people. */
public final class ScoreText {
  private ScoreText() {}

  /**
   * A line for each kind of objective, and then what is not covered.
   *
   * @param conditions how each condition is shown to decide, if it is; none without MC/DC
   */
  public static String of(Score score, Map<String, Optional<Cause>> conditions) {
    ScoreLines lines = new ScoreLines(score, conditions);
    TextTable table = new TextTable();
    table.row("kind", "objectives", "covered", "score");
    for (ScoreLines.Line line : lines.lines()) {
      table.row(
          line.kind(),
          Integer.toString(line.objectives()),
          Integer.toString(line.covered()),
          String.format(Locale.ROOT, "%.1f %%", line.percent()));
    }
    StringBuilder text = new StringBuilder();
    text.append(score.tests().run()).append(score.tests().run() == 1 ? " test" : " tests");
    text.append(score.tests().failed() == 0 ? "" : ", " + score.tests().failed() + " failed");
    text.append('\n').append(lines.lines().isEmpty() ? "  no branches\n" : table.print("  "));
    if (!lines.uncovered().isEmpty()) {
      TextTable uncovered = new TextTable();
      lines.uncovered().forEach(uncovered::row);
      text.append("uncovered\n").append(uncovered.print("  "));
    }
    return text.toString();
  }
}

package dev.waymark.report;

import dev.waymark.explore.suite.Score;
import dev.waymark.program.label.IndependencePair.Cause;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Scores of suites for JSON. */
public final class ScoreData {
  private ScoreData() {}

  /** The tests, each kind of objective with its score, and what is not covered. */
  public static Map<String, Object> of(Score score, Map<String, Optional<Cause>> conditions) {
    ScoreLines lines = new ScoreLines(score, conditions);
    List<Map<String, Object>> kinds = new ArrayList<>();
    for (ScoreLines.Line line : lines.lines()) {
      Map<String, Object> kind = new LinkedHashMap<>();
      kind.put("kind", line.kind());
      kind.put("objectives", line.objectives());
      kind.put("covered", line.covered());
      kinds.add(kind);
    }
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("tests", score.tests().run());
    data.put("failed", score.tests().failed());
    data.put("scores", kinds);
    data.put("uncovered", lines.uncovered());
    return data;
  }
}

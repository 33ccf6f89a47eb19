package dev.waymark.report.html;

import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedObjective;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Whether a source looks like the one that was compiled: names in the condition of a branch should
 * stand at its line, or near it. It is a guess, and only good for a warning.
 */
final class SourceCheck {
  private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");
  private static final int LINES_BEFORE = 3;
  private static final int LINES_AFTER = 8;

  private final Map<Integer, List<ReportedObjective>> byLine;

  SourceCheck(Map<Integer, List<ReportedObjective>> byLine) {
    this.byLine = byLine;
  }

  /** How many lines have branches, but nothing of what their conditions name. */
  int doubtful(String source) {
    List<String> lines = source.lines().toList();
    return (int)
        byLine.entrySet().stream()
            .filter(each -> each.getKey() > 0 && isDoubtful(lines, each.getKey(), each.getValue()))
            .count();
  }

  private static boolean isDoubtful(
      List<String> lines, int line, List<ReportedObjective> objectives) {
    if (line > lines.size()) {
      return true;
    }
    int from = Math.max(0, line - 1 - LINES_BEFORE);
    int to = Math.min(lines.size(), line + LINES_AFTER);
    String near = String.join("\n", lines.subList(from, to));
    return objectives.stream()
        .filter(each -> each.sort() == ObjectiveSort.BRANCH)
        .anyMatch(each -> isStrange(each, near));
  }

  /** Whether it has names, and the text has none of them. */
  private static boolean isStrange(ReportedObjective objective, String near) {
    List<String> names =
        NAME.matcher(ObjectiveText.code(objective)).results().map(found -> found.group()).toList();
    return !names.isEmpty() && names.stream().noneMatch(near::contains);
  }
}

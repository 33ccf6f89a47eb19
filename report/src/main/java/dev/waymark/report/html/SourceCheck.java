package dev.waymark.report.html;

import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedObjective;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Whether a source looks like the one that was compiled: names in the condition of a branch should
 * stand at its line, or near it. It is a guess, and only good for a warning; compilers make up
 * names for loops over collections, so a few lines that look strange mean nothing.
 */
final class SourceCheck {
  private static final Pattern NAME = Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*");

  /** Names of variables where the class file has none. */
  private static final Pattern MADE_UP = Pattern.compile("(?:arg|local)[0-9]+");

  private static final String CONDITION = "condition";
  private static final Set<String> LITERALS = Set.of("null", "true", "false", "instanceof");
  private static final int LINES_BEFORE = 3;
  private static final int LINES_AFTER = 8;
  private static final int PART = 3;

  private final NavigableMap<Integer, List<ReportedObjective>> byLine;

  SourceCheck(NavigableMap<Integer, List<ReportedObjective>> byLine) {
    this.byLine = byLine;
  }

  /** Whether the source lacks lines, or a third of those with conditions look strange. */
  boolean isDoubtful(String source) {
    List<String> lines = source.lines().toList();
    if (!byLine.isEmpty() && byLine.lastKey() > lines.size()) {
      return true;
    }
    List<Integer> conditions =
        byLine.tailMap(1).keySet().stream().filter(this::hasCondition).toList();
    long strange = conditions.stream().filter(line -> isDoubtful(lines, line)).count();
    return strange > 0 && strange * PART >= conditions.size();
  }

  private boolean hasCondition(int line) {
    return !conditions(line).isEmpty();
  }

  private List<ReportedObjective> conditions(int line) {
    return byLine.getOrDefault(line, List.of()).stream()
        .filter(each -> each.sort() == ObjectiveSort.BRANCH && each.kind().equals(CONDITION))
        .toList();
  }

  private boolean isDoubtful(List<String> lines, int line) {
    int from = Math.max(0, line - 1 - LINES_BEFORE);
    int to = Math.min(lines.size(), line + LINES_AFTER);
    String near = String.join("\n", lines.subList(from, to));
    return conditions(line).stream().anyMatch(each -> isStrange(each, near));
  }

  /** Whether it has names, and the text has none of them. */
  private static boolean isStrange(ReportedObjective objective, String near) {
    List<String> names =
        NAME.matcher(ObjectiveText.code(objective))
            .results()
            .map(found -> found.group())
            .filter(each -> !LITERALS.contains(each) && !MADE_UP.matcher(each).matches())
            .toList();
    return !names.isEmpty() && names.stream().noneMatch(near::contains);
  }
}

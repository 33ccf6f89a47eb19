package dev.waymark.report.html;

import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The source of a unit, each line with its objectives; without the source, those lines alone. */
final class SourceSection {
  private static final String CHANGED =
      "The source may have changed since the class was compiled: lines do not look like the"
          + " conditions found there. (It may also be that the class was compiled without the names"
          + " of variables.)";

  private final Unit unit;
  private final ObjectiveItem items;
  private final NavigableMap<Integer, List<ReportedObjective>> byLine = new TreeMap<>();
  private final NavigableMap<Integer, List<ReportedFinding>> findings = new TreeMap<>();

  SourceSection(Unit unit, ObjectiveItem items) {
    this.unit = unit;
    this.items = items;
    for (ReportedObjective each : unit.objectives()) {
      byLine.computeIfAbsent(each.line(), line -> new ArrayList<>()).add(each);
    }
    for (ReportedFinding each : unit.findings()) {
      boolean isHere = unit.classes().stream().anyMatch(type -> type.name().equals(each.owner()));
      if (isHere && each.line() > 0) {
        findings.computeIfAbsent(each.line(), line -> new ArrayList<>()).add(each);
      }
    }
  }

  void write(HtmlWriter html, Optional<String> source) {
    html.line().open("section", "id", "source", "aria-labelledby", "source-title");
    html.element("h2", "Source", "id", "source-title");
    toolbar(html);
    int end = source.map(text -> withSource(html, text)).orElseGet(() -> withoutSource(html));
    rest(html, end);
    html.close();
  }

  private void toolbar(HtmlWriter html) {
    Tally tally = Tally.of(unit.objectives());
    html.open(
        "div", "class", "toolbar", "role", "group", "aria-label", "What to show", "hidden", "");
    for (Mark mark : Mark.values()) {
      if (Measure.count(tally, mark) == 0) {
        continue;
      }
      html.open(
          "button",
          "type",
          "button",
          "class",
          "toggle",
          "aria-pressed",
          "true",
          "data-mark",
          mark.token());
      mark.write(html);
      html.text(" %s %,d".formatted(mark.word(), Measure.count(tally, mark))).close();
    }
    html.element("button", "Expand all", "type", "button", "id", "expand", "aria-pressed", "false");
    html.element("button", "Next not covered", "type", "button", "id", "next");
    html.close();
  }

  /** All lines of the source; the last one. */
  private int withSource(HtmlWriter html, String text) {
    List<List<JavaWords.Word>> lines = JavaWords.lines(text.replace("\r\n", "\n"));
    if (new SourceCheck(byLine).isDoubtful(text)) {
      html.element("p", CHANGED, "class", "warning");
    }
    html.open("ol", "class", "code");
    for (int i = 1; i <= lines.size(); i++) {
      if (i < lines.size() || !lines.get(i - 1).isEmpty()) {
        line(html, i, lines.get(i - 1));
      }
    }
    html.close();
    return lines.size();
  }

  /** The lines that have objectives; the last one. */
  private int withoutSource(HtmlWriter html) {
    String file = unit.sourcePath().isEmpty() ? "of these classes" : unit.sourcePath();
    html.element(
        "p",
        "The source "
            + file
            + " is not at hand (give its folder with --source). These are its lines with objectives.",
        "class",
        "note");
    html.open("ol", "class", "code bare");
    for (Map.Entry<Integer, List<ReportedObjective>> each : byLine.tailMap(1).entrySet()) {
      String code = ObjectiveText.code(each.getValue().get(0));
      line(html, each.getKey(), List.of(new JavaWords.Word("", code)));
    }
    html.close();
    return Integer.MAX_VALUE;
  }

  private void line(HtmlWriter html, int number, List<JavaWords.Word> words) {
    List<ReportedObjective> objectives = byLine.getOrDefault(number, List.of());
    List<ReportedFinding> thrown = findings.getOrDefault(number, List.of());
    String remark = unit.isMissed(number) ? "not executed" : "";
    new SourceLine(number, words, objectives, thrown, remark).write(html, items);
  }

  /** Objectives that have no line, or one that the source does not have. */
  private void rest(HtmlWriter html, int end) {
    List<ReportedObjective> rest = new ArrayList<>(byLine.getOrDefault(0, List.of()));
    if (end < Integer.MAX_VALUE) {
      byLine.tailMap(end, false).values().forEach(rest::addAll);
    }
    if (rest.isEmpty()) {
      return;
    }
    html.open("details", "class", "elsewhere", "id", "elsewhere");
    html.element("summary", "Objectives without a line in this source: " + rest.size());
    ObjectiveGroups.write(html, rest, items);
    html.close();
  }
}

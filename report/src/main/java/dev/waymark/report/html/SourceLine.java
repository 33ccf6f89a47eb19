package dev.waymark.report.html;

import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.Tally;
import dev.waymark.report.document.VerdictKind;
import java.util.Comparator;
import java.util.List;

/**
 * A line of source. One with objectives opens to show them.
 *
 * @param remark what else to say of it; empty if nothing
 */
record SourceLine(
    int number,
    List<JavaWords.Word> words,
    List<ReportedObjective> objectives,
    List<ReportedFinding> findings,
    String remark) {
  void write(HtmlWriter html, ObjectiveItem items) {
    html.line();
    if (objectives.isEmpty()) {
      html.open("li", "class", "line", "id", Links.lineAnchor(number));
      content(html, "div");
    } else {
      html.open("li", "class", style(), "id", Links.lineAnchor(number));
      html.open("details");
      content(html, "summary");
      html.open("div", "class", "marks");
      ObjectiveGroups.write(html, objectives, items);
      html.close().close();
    }
    html.close();
  }

  /** What needs most attention decides how the line looks; checks that cannot fail need none. */
  private Mark worst() {
    return objectives.stream()
        .filter(each -> !isSafe(each))
        .map(each -> Mark.of(each.verdict()))
        .max(Comparator.naturalOrder())
        .orElse(Mark.INFEASIBLE);
  }

  private static boolean isSafe(ReportedObjective objective) {
    return objective.sort() == ObjectiveSort.CHECK && objective.verdict() == VerdictKind.INFEASIBLE;
  }

  /** The style of the line; none if all it has are checks that cannot fail. */
  private String style() {
    return objectives.stream().allMatch(SourceLine::isSafe) ? "line" : "line " + worst().style();
  }

  private void content(HtmlWriter html, String tag) {
    html.open(tag, "class", "row");
    html.element("span", String.valueOf(number), "class", "number");
    html.open("span", "class", "status");
    if (!objectives.isEmpty()) {
      worst().write(html);
      html.element("span", worst().word(), "class", "unseen");
    }
    html.close();
    code(html, words);
    html.open("span", "class", "chips");
    if (!remark.isEmpty()) {
      html.element("span", remark, "class", "chip remark");
    }
    findings.stream()
        .map(ReportedFinding::exception)
        .distinct()
        .forEach(each -> thrown(html, each));
    ObjectiveGroups.of(objectives).forEach((criterion, group) -> chip(html, criterion, group));
    html.close().close();
  }

  static void code(HtmlWriter html, List<JavaWords.Word> words) {
    html.open("code");
    for (JavaWords.Word each : words) {
      if (each.style().isEmpty()) {
        html.text(each.text());
      } else {
        html.element("span", each.text(), "class", each.style());
      }
    }
    html.close();
  }

  private static void thrown(HtmlWriter html, String exception) {
    html.element(
        "span",
        "throws " + exception.substring(exception.lastIndexOf('.') + 1),
        "class",
        "chip throws");
  }

  private static void chip(
      HtmlWriter html, CriterionGroup criterion, List<ReportedObjective> group) {
    Tally tally = Tally.of(group);
    html.open("span", "class", "chip").text(criterion.unit());
    for (Mark mark : Mark.values()) {
      int count = Measure.count(tally, mark);
      if (count > 0) {
        html.text(" ").open("span", "class", "n " + mark.style());
        html.text(mark.sign() + count)
            .element("span", " " + mark.word(), "class", "unseen")
            .close();
      }
    }
    html.close();
  }
}

package dev.waymark.report.html;

import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.Tally;
import dev.waymark.report.document.VerdictKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Weak mutants: counts by kind, and those that are proved equivalent. */
final class MutantSection implements Section {
  private static final int WIDTH = 140;
  private static final Map<String, String> KINDS =
      Map.of(
          "ABS", "absolute value",
          "AOR", "arithmetic operator",
          "ROR", "relational operator",
          "COR", "conditional operator",
          "AOIU", "negated variable",
          "UOI", "negated operand",
          "LHS", "assigned variable");

  private final List<ReportedObjective> mutants;

  MutantSection(Unit unit) {
    this.mutants = unit.objectives().stream().filter(CriterionGroup::isMutation).toList();
  }

  @Override
  public String title() {
    return "Mutants";
  }

  @Override
  public boolean isEmpty() {
    return mutants.isEmpty();
  }

  @Override
  public void write(HtmlWriter html) {
    kinds(html);
    List<ReportedObjective> equivalent =
        mutants.stream().filter(each -> each.verdict() == VerdictKind.INFEASIBLE).toList();
    html.element("h3", "Proved equivalent: " + equivalent.size());
    if (equivalent.isEmpty()) {
      html.element("p", "No mutant is proved to be equivalent.", "class", "note");
      return;
    }
    html.element(
        "p",
        "No input makes a difference right after the mutated instruction, so no test can kill these.",
        "class",
        "note");
    equivalent(html, equivalent);
  }

  private void kinds(HtmlWriter html) {
    Map<String, List<ReportedObjective>> kinds = new TreeMap<>();
    mutants.forEach(each -> kinds.computeIfAbsent(each.kind(), key -> new ArrayList<>()).add(each));
    html.openScrolled("Mutants by kind");
    html.open("table").open("thead").open("tr");
    for (String each : List.of("Kind", "What is mutated", "Of all", "Of feasible", "Verdicts")) {
      html.element("th", each, "scope", "col", "class", each.startsWith("Of") ? "figure" : "");
    }
    html.close().close().open("tbody");
    kinds.forEach((kind, all) -> kind(html, kind, Tally.of(all)));
    html.close().close().close();
  }

  private static void kind(HtmlWriter html, String kind, Tally tally) {
    html.line().open("tr").element("th", kind, "scope", "row");
    html.element("td", KINDS.getOrDefault(kind, ""));
    html.element("td", Percent.classic(tally), "class", "figure");
    html.element("td", Percent.feasible(tally), "class", "figure");
    html.open("td");
    Bar.write(html, tally, WIDTH);
    html.text(" ").element("span", Bar.words(tally), "class", "quiet").close().close();
  }

  /** Line by line. */
  private static void equivalent(HtmlWriter html, List<ReportedObjective> equivalent) {
    Map<Integer, List<ReportedObjective>> byLine = new TreeMap<>();
    equivalent.forEach(
        each -> byLine.computeIfAbsent(each.line(), key -> new ArrayList<>()).add(each));
    html.open("dl", "class", "by-line");
    byLine.forEach(
        (line, all) -> {
          html.line().open("dt");
          if (line > 0) {
            html.element("a", "line " + line, "href", "#" + Links.lineAnchor(line));
          } else {
            html.text("no line");
          }
          html.close().open("dd");
          all.forEach(each -> mutant(html, each));
          html.close();
        });
    html.close();
  }

  private static void mutant(HtmlWriter html, ReportedObjective each) {
    html.open("span", "class", "mutant").element("span", each.kind(), "class", "tag").text(" ");
    html.element("code", ObjectiveText.code(each)).close().text(" ");
  }
}

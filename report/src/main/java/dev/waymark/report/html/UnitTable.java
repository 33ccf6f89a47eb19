package dev.waymark.report.html;

import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.Tally;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/**
 * The table of packages and classes. Scripts sort it by any column, within packages and the
 * packages among each other, and filter it.
 */
final class UnitTable {
  private static final int WIDTH = 56;
  private static final Tally NOTHING = new Tally(0, 0, 0, 0);

  private final Map<String, List<Unit>> packages = new TreeMap<>();
  private final List<CriterionGroup> criteria;

  UnitTable(List<Unit> units, List<CriterionGroup> criteria) {
    this.criteria = criteria;
    for (Unit each : units) {
      packages.computeIfAbsent(each.packageName(), key -> new ArrayList<>()).add(each);
    }
  }

  void write(HtmlWriter html) {
    html.line().open("section", "aria-labelledby", "classes");
    html.element("h2", "Packages and classes", "id", "classes");
    search(html);
    html.openScrolled("Table");
    html.open("table", "class", "units", "id", "units");
    header(html);
    packages.forEach((name, units) -> rows(html, name, units));
    html.close().close().close();
  }

  private static void search(HtmlWriter html) {
    html.open("p", "class", "search", "hidden", "");
    html.element("label", "Search", "for", "search").text(" ");
    html.open(
        "input",
        "type",
        "search",
        "id",
        "search",
        "placeholder",
        "class or package",
        "autocomplete",
        "off",
        "spellcheck",
        "false");
    html.text(" ").element("span", "", "id", "found", "role", "status").close();
  }

  private void header(HtmlWriter html) {
    html.open("thead").open("tr");
    html.open("th", "rowspan", "2", "scope", "col").text("Class").close();
    for (String each : List.of("Open", "Tests", "Exceptions")) {
      html.element("th", each, "rowspan", "2", "scope", "col", "class", "figure");
    }
    for (CriterionGroup each : criteria) {
      html.element(
          "th", each.name() + ", %", "colspan", "2", "scope", "colgroup", "class", "criterion");
    }
    html.close().open("tr");
    for (int i = 0; i < criteria.size(); i++) {
      html.element("th", "all", "scope", "col", "class", "criterion");
      html.element("th", "feasible", "scope", "col", "class", "figure");
    }
    html.close().close();
  }

  private void rows(HtmlWriter html, String name, List<Unit> units) {
    html.line().open("tbody");
    html.open("tr", "class", "package");
    html.open("th", "scope", "rowgroup");
    html.breakable(name.isEmpty() ? "(unnamed package)" : name).close();
    cells(html, units);
    html.close();
    units.forEach(each -> row(html, each));
    html.close();
  }

  private void row(HtmlWriter html, Unit unit) {
    html.line().open("tr", "class", "unit", "data-name", unit.fullName());
    html.open("th", "scope", "row");
    html.element("a", unit.name(), "href", Links.CLASSES + unit.file());
    int nested = unit.classes().size() - 1;
    if (nested > 0) {
      html.text(" ").element("span", "and " + nested + " more", "class", "quiet");
    }
    html.close();
    cells(html, List.of(unit));
    html.close();
  }

  private void cells(HtmlWriter html, List<Unit> units) {
    List<ReportedMethod> methods = units.stream().flatMap(each -> each.methods().stream()).toList();
    List<Measure> measures = Measure.of(methods);
    int open = methods.stream().mapToInt(each -> each.tally().open()).sum();
    figure(html, open);
    figure(html, units.stream().mapToLong(Unit::tests).sum());
    figure(html, units.stream().mapToLong(UnitTable::exceptions).sum());
    criteria.forEach(each -> coverage(html, tally(measures, each)));
  }

  private static Tally tally(Collection<Measure> measures, CriterionGroup criterion) {
    return measures.stream()
        .filter(each -> each.criterion().equals(criterion))
        .map(Measure::tally)
        .findFirst()
        .orElse(NOTHING);
  }

  private static long exceptions(Unit unit) {
    return unit.findings().stream().map(ReportedFinding::place).distinct().count();
  }

  private static void coverage(HtmlWriter html, Tally tally) {
    html.open("td", "class", "criterion", "data-sort", key(tally.all(), tally.coverage()));
    Bar.write(html, tally, WIDTH);
    html.text(" ")
        .element("span", Percent.bare(Percent.classic(tally)), "class", "percent")
        .close();
    String feasible = key(tally.feasible(), tally.feasibleCoverage());
    html.element(
        "td", Percent.bare(Percent.feasible(tally)), "class", "figure", "data-sort", feasible);
  }

  /** What to sort by: nothing to cover comes before nothing covered. */
  private static String key(int all, double percent) {
    return all == 0 ? "-1" : String.format(Locale.ROOT, "%.4f", percent);
  }

  private static void figure(HtmlWriter html, long number) {
    html.element(
        "td", "%,d".formatted(number), "class", "figure", "data-sort", String.valueOf(number));
  }
}

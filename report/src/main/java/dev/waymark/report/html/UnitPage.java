package dev.waymark.report.html;

import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.format.SourceFolders;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The page of a unit: its figures, its source, and all that was found in it. */
final class UnitPage {
  private static final String ROOT = "../";

  private final Unit unit;
  private final SourceFolders sources;
  private final ReasonSets reasons;
  private final ObjectiveItem items;

  UnitPage(Unit unit, Links links, SourceFolders sources) {
    this.unit = unit;
    this.sources = sources;
    this.reasons = new ReasonSets(unit.objectives());
    this.items = new ObjectiveItem(links, reasons);
  }

  /**
   * The page.
   *
   * @param open how many objectives are open in the whole report
   */
  String document(int open) {
    return new Page(unit.fullName(), ROOT, "", open).document(this::write);
  }

  private void write(HtmlWriter html) {
    html.line().open("p", "class", "crumbs");
    html.element("a", "Overview", "href", ROOT + Page.OVERVIEW).text(" / ");
    html.text(unit.packageName().isEmpty() ? "(unnamed package)" : unit.packageName()).close();
    html.element("h1", unit.name());
    lead(html);
    Cards.write(html, unit.measures());
    List<Section> sections = sections();
    html.line().open("nav", "class", "contents", "aria-label", "On this page");
    html.element("a", "Source", "href", "#source");
    sections.forEach(each -> html.element("a", each.title(), "href", "#" + each.id()));
    html.close();
    new SourceSection(unit, items).write(html, source());
    sections.forEach(each -> section(html, each));
  }

  private Optional<String> source() {
    return sources.text(unit.sourcePath());
  }

  private List<Section> sections() {
    return Stream.of(
            reasons,
            new FindingSection(unit, items),
            new DecisionSection(unit, items),
            new MutantSection(unit),
            new PathSection(unit, items),
            new TestSection(unit, new TestCode(sources)),
            new RunSection(unit))
        .filter(each -> !each.isEmpty())
        .toList();
  }

  private static void section(HtmlWriter html, Section section) {
    String title = section.id() + "-title";
    html.line().open("section", "id", section.id(), "aria-labelledby", title);
    html.element("h2", section.title(), "id", title);
    section.write(html);
    html.close();
  }

  private void lead(HtmlWriter html) {
    long violated = unit.count(ReportedFinding.Kind.VIOLATED_ASSERTION);
    long unexpected = unit.count(ReportedFinding.Kind.UNEXPECTED_EXCEPTION);
    html.open("p", "class", "lead");
    html.text(Plural.of(unit.tests(), "test") + " for ");
    html.text(Plural.of(unit.entries().size(), "method"));
    attention(html, violated, "violated assertion");
    attention(html, unexpected, "unexpected exception");
    html.text(".").close();
    if (!unit.isMeasured()) {
      html.element(
          "p",
          "The tests are not confirmed: covered means covered by runs, not by tests.",
          "class",
          "warning");
    }
  }

  private static void attention(HtmlWriter html, long number, String thing) {
    if (number > 0) {
      html.text(", ").element("a", Plural.of(number, thing), "href", "#exceptions");
    }
  }
}

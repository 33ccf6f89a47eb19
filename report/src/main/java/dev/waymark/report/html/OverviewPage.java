package dev.waymark.report.html;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.LeftOut;
import dev.waymark.report.document.Provenance;
import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import java.util.List;
import java.util.Map;

/** The first page: figures of all, a table of packages and classes, what was left out and how. */
final class OverviewPage {
  private final Document document;
  private final List<Unit> units;

  OverviewPage(Document document, List<Unit> units) {
    this.document = document;
    this.units = units;
  }

  String document() {
    int open = document.tally().open();
    return new Page("Overview", "", Page.OVERVIEW, open).document(this::write);
  }

  private void write(HtmlWriter html) {
    html.element("h1", "Coverage report");
    html.open("p", "class", "lead");
    html.text(Plural.of(document.tests(), "test") + " for ");
    html.text(Plural.of(entries(), "method") + " of ");
    html.text(Plural.of(document.classes().size(), "class") + ".").close();
    List<Measure> measures = Measure.of(document.methods());
    Cards.write(html, measures);
    attention(html);
    new UnitTable(units, measures.stream().map(Measure::criterion).toList()).write(html);
    leftOut(html);
    origins(html);
  }

  private long entries() {
    return document.methods().stream().filter(ReportedMethod::isEntry).count();
  }

  /** Classes with violated assertions or unexpected exceptions. */
  private void attention(HtmlWriter html) {
    List<Unit> some = units.stream().filter(OverviewPage::isNotable).toList();
    if (some.isEmpty()) {
      return;
    }
    html.line().open("section", "aria-labelledby", "attention");
    html.element("h2", "Look at these first", "id", "attention");
    html.open("ul", "class", "finding notable first");
    for (Unit unit : some) {
      html.open("li");
      html.element("span", "! ", "class", "sign", "aria-hidden", "true");
      html.element("a", unit.name(), "href", Links.CLASSES + unit.file() + "#exceptions");
      html.element("span", " " + findings(unit)).close();
    }
    html.close().close();
  }

  private static boolean isNotable(Unit unit) {
    return unit.count(ReportedFinding.Kind.VIOLATED_ASSERTION) > 0
        || unit.count(ReportedFinding.Kind.UNEXPECTED_EXCEPTION) > 0;
  }

  private static String findings(Unit unit) {
    long violated = unit.count(ReportedFinding.Kind.VIOLATED_ASSERTION);
    long unexpected = unit.count(ReportedFinding.Kind.UNEXPECTED_EXCEPTION);
    String assertions = Plural.of(violated, "violated assertion");
    String exceptions = Plural.of(unexpected, "unexpected exception");
    if (violated == 0) {
      return exceptions;
    }
    return unexpected == 0 ? assertions : assertions + ", " + exceptions;
  }

  private void leftOut(HtmlWriter html) {
    if (document.leftOut().isEmpty()) {
      return;
    }
    html.line().open("section", "aria-labelledby", "left-out");
    html.element("h2", "Left out", "id", "left-out").open("dl", "class", "advice");
    for (LeftOut each : document.leftOut()) {
      html.open("dt").element("code", each.what()).close().element("dd", each.reason());
    }
    html.close().close();
  }

  private void origins(HtmlWriter html) {
    html.line().open("section", "aria-labelledby", "origin");
    html.element("h2", "How this was made", "id", "origin");
    for (Provenance origin : document.origins()) {
      html.open("details");
      html.element("summary", "Waymark " + origin.version() + " on Java " + origin.java());
      html.open("dl", "class", "inputs");
      for (Map.Entry<String, String> each : origin.settings().entrySet()) {
        html.element("dt", each.getKey()).element("dd", each.getValue());
      }
      html.close().close();
    }
    html.close();
  }
}

package dev.waymark.report.html;

import dev.waymark.report.document.ReportedFinding;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.TestReference;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Violated assertions and exceptions that tests show, those first that deserve most attention. */
final class FindingSection implements Section {
  private static final int MOST = 400;

  /** A finding, and the method whose test shows it. */
  private record Shown(ReportedFinding finding, ReportedMethod method) {}

  private final Unit unit;
  private final ObjectiveItem items;
  private final List<Shown> all = new ArrayList<>();

  FindingSection(Unit unit, ObjectiveItem items) {
    this.unit = unit;
    this.items = items;
    for (ReportedMethod method : unit.methods()) {
      method.findings().forEach(each -> all.add(new Shown(each, method)));
    }
    all.sort(Comparator.comparing(each -> each.finding().kind()));
  }

  @Override
  public String title() {
    return "Exceptions";
  }

  @Override
  public boolean isEmpty() {
    return all.isEmpty();
  }

  static String word(ReportedFinding.Kind kind) {
    return switch (kind) {
      case VIOLATED_ASSERTION -> "violated assertion";
      case UNEXPECTED_EXCEPTION -> "unexpected exception";
      case EXPECTED_EXCEPTION -> "exception that the code throws";
    };
  }

  @Override
  public void write(HtmlWriter html) {
    html.open("ul", "class", "findings");
    all.forEach(each -> write(html, each));
    html.close();
  }

  private void write(HtmlWriter html, Shown shown) {
    ReportedFinding finding = shown.finding();
    boolean isNotable = finding.kind() != ReportedFinding.Kind.EXPECTED_EXCEPTION;
    html.line().open("li", "class", isNotable ? "finding notable" : "finding");
    html.open("p").element("span", isNotable ? "! " : "", "aria-hidden", "true", "class", "sign");
    html.element("strong", finding.exception()).text(" ");
    html.element("span", word(finding.kind()), "class", "tag").text(" ");
    place(html, finding);
    html.close();
    if (!finding.message().isEmpty()) {
      html.element("p", VisibleText.brief(finding.message(), MOST), "class", "message");
    }
    html.open("p", "class", "quiet").text("Shown by ");
    items.test(html, new TestReference(shown.method().name(), finding.test()));
    html.close().close();
  }

  private void place(HtmlWriter html, ReportedFinding finding) {
    boolean isHere = unit.classes().stream().anyMatch(each -> each.name().equals(finding.owner()));
    if (isHere && finding.line() > 0) {
      html.element("a", "line " + finding.line(), "href", "#" + Links.lineAnchor(finding.line()));
    } else {
      html.text(finding.place());
    }
  }
}

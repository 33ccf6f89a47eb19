package dev.waymark.report.html;

import dev.waymark.report.document.ReportedDecision;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** MC/DC: a truth table for each decision, with the pair of tests for each condition. */
final class DecisionSection implements Section {
  private static final int LETTERS = 26;
  private static final int MOST = 200;
  private static final int WIDE = 32;

  private final ObjectiveItem items;
  private final List<ReportedDecision> decisions;

  DecisionSection(Unit unit, ObjectiveItem items) {
    this.items = items;
    this.decisions = unit.methods().stream().flatMap(each -> each.decisions().stream()).toList();
  }

  @Override
  public String title() {
    return "MC/DC";
  }

  @Override
  public boolean isEmpty() {
    return decisions.isEmpty();
  }

  @Override
  public void write(HtmlWriter html) {
    html.element(
        "p",
        "A condition is shown to decide by two tests: it is true in one and false in the other, and so"
            + " is the decision. The columns at the right of the decision name the two tests.",
        "class",
        "note");
    html.open("div", "class", "decisions");
    decisions.forEach(each -> write(html, each));
    html.close();
  }

  private void write(HtmlWriter html, ReportedDecision decision) {
    boolean isSingle = decision.conditions().size() == 1;
    html.line().open("article", "class", isSingle ? "decision single" : "decision");
    html.open("h3").element("code", VisibleText.brief(decision.text(), MOST)).text(" ");
    place(html, decision.place());
    html.close();
    html.openScrolled("Truth table " + decision.place());
    html.open("table", "class", "truth");
    header(html, decision);
    html.open("tbody");
    decision.rows().forEach(each -> row(html, decision, each));
    html.close().close().close();
    html.open("ul", "class", "items");
    for (int i = 0; i < decision.conditions().size(); i++) {
      condition(html, i, decision.conditions().get(i));
    }
    html.close().close();
  }

  private static void place(HtmlWriter html, String place) {
    String line = place.substring(place.lastIndexOf(':') + 1);
    if (line.matches("[1-9][0-9]{0,8}")) {
      html.element("a", "line " + line, "href", "#line-" + line, "class", "place");
    }
  }

  private static void header(HtmlWriter html, ReportedDecision decision) {
    html.open("thead").open("tr");
    for (int i = 0; i < decision.conditions().size(); i++) {
      html.open("th", "scope", "col").element("span", letter(i), "class", "letter").text(" ");
      String text = VisibleText.brief(decision.conditions().get(i).text(), MOST);
      html.element("code", text, "class", text.length() > WIDE ? "long" : "").close();
    }
    html.element("th", "decision", "scope", "col", "class", "outcome");
    for (int i = 0; i < decision.conditions().size(); i++) {
      html.element("th", letter(i) + " decides", "scope", "col", "class", "pair");
    }
    html.element("th", "verdict", "scope", "col").close().close();
  }

  private void row(HtmlWriter html, ReportedDecision decision, ReportedDecision.Row row) {
    html.line().open("tr", "class", Mark.of(row.verdict()).style());
    row.values().forEach(each -> value(html, each, "value"));
    value(html, row.outcome(), "value outcome");
    for (int i = 0; i < decision.conditions().size(); i++) {
      pair(html, decision.conditions().get(i), row);
    }
    html.open("td", "class", "by");
    Mark.of(row.verdict()).write(html);
    html.text(" ");
    verdict(html, row);
    html.close().close();
  }

  /** Letters and words, since T and F alone are easily mixed up. */
  private static void value(HtmlWriter html, String value, String style) {
    boolean isEvaluated = value.equals("true") || value.equals("false");
    html.open("td", "class", style + (isEvaluated ? " is-" + value : " is-skipped"));
    if (isEvaluated) {
      html.text(value);
    } else {
      html.element("span", "–", "aria-hidden", "true").element("span", value, "class", "unseen");
    }
    html.close();
  }

  private void verdict(HtmlWriter html, ReportedDecision.Row row) {
    if (row.test().isPresent()) {
      items.test(html, row.test().get());
    } else {
      html.text(Mark.of(row.verdict()).word());
    }
  }

  /** The test of the pair, which may be another one than the first that took the row. */
  private void pair(
      HtmlWriter html, ReportedDecision.Condition condition, ReportedDecision.Row row) {
    html.open("td", "class", "pair");
    Stream.of(condition.whenTrue(), condition.whenFalse())
        .flatMap(Optional::stream)
        .filter(side -> isSide(side, row))
        .forEach(side -> items.link(html.text("● "), side.test(), "test " + side.test().number()));
    html.close();
  }

  /** Whether the row is the one that the side takes: as far as the row evaluates conditions. */
  private static boolean isSide(ReportedDecision.Side side, ReportedDecision.Row row) {
    return side.values().length() == row.values().size()
        && IntStream.range(0, row.values().size())
            .allMatch(i -> fits(side.values().charAt(i), row.values().get(i)));
  }

  private static boolean fits(char value, String inRow) {
    return switch (inRow) {
      case "true" -> value == 'T';
      case "false" -> value == 'F';
      default -> true;
    };
  }

  private static void condition(HtmlWriter html, int index, ReportedDecision.Condition condition) {
    Mark mark = Mark.of(condition.verdict());
    html.line().open("li", "class", "item " + mark.style());
    mark.write(html);
    html.open("div").open("p").element("span", letter(index), "class", "letter").text(" ");
    html.element("code", VisibleText.brief(condition.text(), MOST)).text(" ");
    html.element("span", VisibleText.brief(condition.explanation(), 2 * MOST), "class", "verdict");
    html.close().close().close();
  }

  /** A to Z, then A1. */
  private static String letter(int index) {
    char letter = (char) ('A' + index % LETTERS);
    return index < LETTERS ? String.valueOf(letter) : letter + String.valueOf(index / LETTERS);
  }
}

package dev.waymark.report.html;

import dev.waymark.report.document.Tally;
import java.util.List;

/** The large figures at the top of a page: a card for each criterion. */
final class Cards {
  private static final int WIDTH = 260;

  private Cards() {}

  static void write(HtmlWriter html, List<Measure> measures) {
    html.line().open("section", "aria-labelledby", "coverage", "class", "cards");
    html.element("h2", "Coverage", "id", "coverage", "class", "unseen");
    measures.forEach(each -> card(html, each));
    if (measures.isEmpty()) {
      html.element(
          "p", "There is nothing to cover here: the code has no branches.", "class", "note");
    }
    html.close();
  }

  private static void card(HtmlWriter html, Measure measure) {
    Tally tally = measure.tally();
    html.line().open("div", "class", "card");
    html.open("h3").text(measure.criterion().name() + " ");
    String total = "%,d %s".formatted(tally.all(), measure.criterion().unit());
    html.element("span", total, "class", "total").close();
    html.open("p", "class", "figures");
    figure(html, "of all", Percent.classic(tally));
    figure(html, "of feasible", Percent.feasible(tally));
    html.close();
    Bar.write(html, tally, WIDTH);
    html.open("p", "class", "counts");
    counts(html, tally);
    html.close().close();
  }

  /** What it is a share of comes first, for screen readers; the style puts it below. */
  private static void figure(HtmlWriter html, String of, String percent) {
    html.open("span").element("span", of).text(" ").element("strong", percent).close();
  }

  /** The counts, each with its sign; those of nothing are left out. */
  static void counts(HtmlWriter html, Tally tally) {
    for (Mark mark : Mark.values()) {
      int count = Measure.count(tally, mark);
      if (count > 0) {
        html.open("span", "class", "count");
        mark.write(html);
        html.text(" %,d %s".formatted(count, mark.word())).close().text(" ");
      }
    }
  }
}

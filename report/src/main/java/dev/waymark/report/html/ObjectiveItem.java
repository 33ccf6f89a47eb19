package dev.waymark.report.html;

import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedProof;
import dev.waymark.report.document.ReportedReason;
import dev.waymark.report.document.TestReference;
import java.util.List;

/** One objective with its verdict: the test that covers it, the proof, or the reasons. */
final class ObjectiveItem {
  private static final int MOST_REASONS = 1;

  private final Links links;
  private final ReasonSets reasonSets;

  ObjectiveItem(Links links, ReasonSets reasonSets) {
    this.links = links;
    this.reasonSets = reasonSets;
  }

  void write(HtmlWriter html, ReportedObjective objective) {
    Mark mark = Mark.of(objective.verdict());
    html.line().open("li", "class", "item " + mark.style());
    mark.write(html);
    html.open("div").open("p");
    html.element("code", ObjectiveText.code(objective));
    html.text(" " + ObjectiveText.outcome(objective) + " ");
    html.open("span", "class", "verdict");
    verdict(html, objective, mark);
    html.close();
    objective.proof().ifPresent(proof -> how(html, proof));
    html.close();
    objective.proof().ifPresent(proof -> proof(html, proof, objective));
    if (mark == Mark.OPEN) {
      reasonSets.brief(html, objective);
    }
    html.close().close();
  }

  private void verdict(HtmlWriter html, ReportedObjective objective, Mark mark) {
    if (mark == Mark.COVERED && objective.test().isPresent()) {
      html.text("covered by ");
      test(html, objective.test().get());
    } else {
      html.text(mark == Mark.WITHIN_BOUNDS ? "infeasible within bounds" : mark.word());
      boolean isEquivalent = mark == Mark.INFEASIBLE && CriterionGroup.isMutation(objective);
      html.text(isEquivalent ? ", so equivalent" : "");
    }
  }

  /** The test, with a link to it, what it passes and what comes out. */
  void test(HtmlWriter html, TestReference test) {
    String name = "test " + test.number() + " of " + MethodText.simple(test.method());
    link(html, test, name);
    links
        .test(test)
        .ifPresent(
            each ->
                html.text(" ")
                    .open("span", "class", "run")
                    .element("code", TestText.input(each))
                    .text(" " + TestText.outcome(each))
                    .close());
  }

  /** A link to the test, if the report has it. */
  void link(HtmlWriter html, TestReference test, String text) {
    links
        .toTest(test)
        .ifPresentOrElse(to -> html.element("a", text, "href", to), () -> html.text(text));
  }

  private static void how(HtmlWriter html, ReportedProof proof) {
    html.text(" ");
    html.element("span", ProofText.how(proof) + " " + ProofText.scope(proof), "class", "run");
  }

  private static void proof(HtmlWriter html, ReportedProof proof, ReportedObjective objective) {
    html.open("div", "class", "proof");
    paragraph(html, ProofText.bounds(proof));
    because(html, objective.reasons());
    behind(html, objective.behind());
    paragraph(html, ProofText.assumptions(proof));
    html.close();
  }

  private static void paragraph(HtmlWriter html, String text) {
    if (!text.isEmpty()) {
      html.element("p", text);
    }
  }

  private static void because(HtmlWriter html, List<ReportedReason> reasons) {
    if (reasons.isEmpty()) {
      return;
    }
    html.element("p", "Because " + reasons.get(0).text() + ".", "class", "because");
    if (reasons.size() > MOST_REASONS) {
      html.open("details").element("summary", "The other ways there: " + (reasons.size() - 1));
      html.open("ol");
      reasons.stream().skip(MOST_REASONS).forEach(each -> html.element("li", each.text()));
      html.close().close();
    }
  }

  private static void behind(HtmlWriter html, List<String> behind) {
    if (!behind.isEmpty()) {
      html.element(
          "p", "It is behind a branch that is infeasible: " + String.join("; ", behind) + ".");
    }
  }
}

package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What is known of branches of a method, and why, for people. */
public final class ExplainedText {
  private final Findings findings;
  private final ReasonText reasons;

  public ExplainedText(Findings findings, Map<Branch, BranchReasons> reasons) {
    this.findings = findings;
    this.reasons = new ReasonText(reasons);
  }

  /** A paragraph for each branch. */
  public String of(Map<Branch, Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      return findings.branches().isEmpty()
          ? findings.entry().method() + " has no branches\n"
          : "no branch of " + findings.entry().method() + " is known to be infeasible\n";
    }
    List<String> paragraphs = new ArrayList<>();
    verdicts.forEach((branch, verdict) -> paragraphs.add(paragraph(branch, verdict)));
    return String.join("\n", paragraphs);
  }

  private String paragraph(Branch branch, Verdict verdict) {
    StringBuilder text = new StringBuilder(branch.label()).append('\n');
    if (verdict instanceof Verdict.Covered covered) {
      text.append("  ").append(verdict).append(input(covered.test())).append('\n');
    } else if (verdict instanceof Verdict.Open) {
      text.append("  ").append(verdict).append('\n');
    } else {
      List<String> lines = reasons.lines(branch);
      text.append("  ").append(verdict).append(", because\n");
      lines.forEach(line -> text.append("    ").append(line).append('\n'));
    }
    return text.toString();
  }

  private String input(int number) {
    for (TestCase test : findings.tests()) {
      if (test.number() == number) {
        List<String> values = Inputs.expressions(findings.entry(), test);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < values.size(); i++) {
          texts.add(findings.entry().inputs().get(i).name() + " = " + values.get(i));
        }
        return texts.isEmpty() ? "" : ": " + String.join(", ", texts);
      }
    }
    return "";
  }
}

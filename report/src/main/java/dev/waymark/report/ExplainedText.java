package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** What is known of branches of a method, and why, for people. */
public final class ExplainedText {
  private final MethodModel method;
  private final ReasonText reasons;
  private final IntFunction<String> inputs;

  private ExplainedText(
      MethodModel method, Map<Branch, BranchReasons> reasons, IntFunction<String> inputs) {
    this.method = method;
    this.reasons = new ReasonText(reasons);
    this.inputs = inputs;
  }

  /** For branches of the method that {@code findings} are of. */
  public static ExplainedText of(Findings findings, Map<Branch, BranchReasons> reasons) {
    return new ExplainedText(findings.entry().method(), reasons, test -> input(findings, test));
  }

  /** For branches of a method that was never run. */
  public static ExplainedText withoutRuns(MethodModel method, Map<Branch, BranchReasons> reasons) {
    return new ExplainedText(method, reasons, test -> "");
  }

  /** A paragraph for each branch. */
  public String of(Map<Branch, Verdict> verdicts) {
    if (verdicts.isEmpty()) {
      return method.branchPoints().isEmpty()
          ? method + " has no branches\n"
          : "no branch of " + method + " is known to be infeasible\n";
    }
    List<String> paragraphs = new ArrayList<>();
    verdicts.forEach((branch, verdict) -> paragraphs.add(paragraph(branch, verdict)));
    return String.join("\n", paragraphs);
  }

  private String paragraph(Branch branch, Verdict verdict) {
    StringBuilder text = new StringBuilder(branch.label()).append('\n');
    if (verdict instanceof Verdict.Covered covered) {
      text.append("  ").append(verdict).append(inputs.apply(covered.test())).append('\n');
    } else if (verdict instanceof Verdict.Open) {
      text.append("  ").append(verdict).append('\n');
    } else {
      List<String> lines = reasons.lines(branch);
      text.append("  ").append(verdict).append(", because\n");
      lines.forEach(line -> text.append("    ").append(line).append('\n'));
    }
    return text.toString();
  }

  private static String input(Findings findings, int number) {
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

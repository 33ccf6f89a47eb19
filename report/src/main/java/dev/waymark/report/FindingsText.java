package dev.waymark.report;

import dev.waymark.explore.Findings;
import dev.waymark.explore.Statistics;
import dev.waymark.explore.TestCase;
import dev.waymark.explore.Verdict;
import dev.waymark.target.host.Outcome;
import java.util.List;
import java.util.Locale;

/** Findings for people. */
public final class FindingsText {
  private final StringBuilder text = new StringBuilder();

  private FindingsText() {}

  /** The tests, every branch with its verdict, and coverage. */
  public static String of(Findings findings) {
    FindingsText result = new FindingsText();
    result.text.append(findings.entry().method()).append('\n');
    result.tests(findings);
    result.branches(findings);
    result.summary(findings);
    return result.text.toString();
  }

  private void tests(Findings findings) {
    text.append("  tests\n");
    List<String> names = findings.entry().parameterNames();
    for (TestCase test : findings.tests()) {
      text.append(String.format(Locale.ROOT, "%6d  ", test.number()));
      List<String> values = Inputs.expressions(test);
      for (int i = 0; i < names.size(); i++) {
        text.append(i == 0 ? "" : ", ").append(names.get(i)).append(" = ").append(values.get(i));
      }
      text.append("  ->  ").append(outcome(test.outcome())).append('\n');
    }
  }

  private static String outcome(Outcome outcome) {
    return switch (outcome.sort()) {
      case RETURNED -> outcome.text().isEmpty() ? "returns" : outcome.text();
      case THREW -> "throws " + outcome.text();
      case UNSTARTED -> "could not be called: " + outcome.text();
    };
  }

  private void branches(Findings findings) {
    text.append("  branches\n");
    findings
        .verdicts()
        .forEach(
            (branch, verdict) ->
                text.append("    ").append(branch).append("  ").append(verdict).append('\n'));
  }

  private void summary(Findings findings) {
    long all = findings.verdicts().size();
    long covered = findings.count(Verdict.Covered.class);
    long infeasible = findings.count(Verdict.Infeasible.class);
    long bounded = findings.count(Verdict.InfeasibleWithinBounds.class);
    long open = findings.count(Verdict.Open.class);
    Statistics statistics = findings.statistics();
    text.append(
        String.format(
            Locale.ROOT,
            "  %d of %d branches covered (%s), %d infeasible, %d infeasible within bounds, %d open;"
                + " feasible coverage %s%n",
            covered,
            all,
            percent(covered, all),
            infeasible,
            bounded,
            open,
            percent(covered, all - infeasible)));
    text.append(
        String.format(
            Locale.ROOT,
            "  %d runs, %d paths, %d infeasible partial paths; stopped: %s%n",
            statistics.runs(),
            statistics.paths(),
            statistics.infeasible(),
            findings.stopReason()));
  }

  private static String percent(long part, long whole) {
    return whole == 0 ? "100 %" : String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}

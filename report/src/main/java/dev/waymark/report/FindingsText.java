package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.reason.ReasonSearch;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Statistics;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.Declaration;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.Names;
import dev.waymark.report.failure.Failures;
import dev.waymark.report.failure.Violations;
import dev.waymark.target.Loss;
import dev.waymark.target.wire.Outcome;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Findings for people. */
public final class FindingsText {
  private static final String INDENT = "    ";

  /** More are in the files, and too many for a screen. */
  private static final int MOST_TESTS = 200;

  private final Findings findings;
  private final StringBuilder text = new StringBuilder();

  private FindingsText(Findings findings) {
    this.findings = findings;
  }

  /** The tests, every branch or path with its verdict, exceptions, and coverage. */
  public static String of(Findings findings) {
    return of(findings, Detail.BRIEF);
  }

  /** The same in this detail. */
  public static String of(Findings findings, Detail detail) {
    return of(findings, detail, Map.of());
  }

  /** The same, with the reasons why branches are infeasible. */
  public static String of(Findings findings, Detail detail, Map<Branch, BranchReasons> reasons) {
    if (findings.isOfPaths()) {
      return PathText.of(findings);
    }
    FindingsText result = new FindingsText(findings);
    result.text.append(findings.entry().method()).append('\n');
    result.tests();
    ImplicitChecks checks = new ImplicitChecks(findings.entry().method().owner().program());
    result.text.append(branches(findings.branches(), checks, detail, reasons));
    result.exceptions();
    result.text.append(violations(findings));
    result.text.append(losses(findings.losses()));
    result.text.append(coverage(findings.branches(), checks));
    result.statistics();
    return result.text.toString();
  }

  /** The tests and exceptions. */
  static String withoutBranches(Findings findings) {
    FindingsText result = new FindingsText(findings);
    result.text.append(findings.entry().method()).append('\n');
    result.tests();
    result.exceptions();
    result.text.append(violations(findings));
    result.statistics();
    return result.text.toString();
  }

  /** Whether there are tests already, so that nobody misses any. */
  private boolean isCoveredBefore() {
    return findings.verdicts().containsValue(Verdict.Covered.BEFORE);
  }

  private void tests() {
    if (findings.tests().isEmpty() && isCoveredBefore()) {
      return;
    }
    text.append("  tests\n");
    boolean draws = findings.tests().stream().anyMatch(test -> !Inputs.draws(test).isEmpty());
    Imports imports = shortNames(findings);
    TextTable table = new TextTable();
    List<String> titles = new ArrayList<>(List.of("#"));
    findings.entry().inputs().forEach(input -> titles.add(input.name()));
    if (draws) {
      titles.add("any");
    }
    titles.add("result");
    table.row(titles);
    List<TestCase> tests = findings.tests();
    for (TestCase test : tests.subList(0, Math.min(MOST_TESTS, tests.size()))) {
      List<String> cells = new ArrayList<>(List.of(String.valueOf(test.number())));
      cells.addAll(
          Inputs.expressions(findings.entry(), test).stream().map(imports::shorten).toList());
      if (draws) {
        cells.add(String.join(", ", Inputs.draws(test)));
      }
      boolean isValue = test.outcome().sort() == Outcome.Sort.RETURNED;
      String outcome = outcome(test.outcome());
      cells.add((isValue ? imports.shorten(outcome) : outcome) + dropped(test));
      table.row(cells);
    }
    text.append(table.print(INDENT));
    if (tests.size() > MOST_TESTS) {
      text.append(INDENT).append("and ").append(tests.size() - MOST_TESTS).append(" more\n");
    }
  }

  /** Why there is no such test, if it was dropped. */
  private String dropped(TestCase test) {
    String reason = findings.dropped().get(test.number());
    return reason == null ? "" : "  (dropped: " + reason + ")";
  }

  /** People know where the classes are. */
  private static Imports shortNames(Findings findings) {
    String owner = findings.entry().method().ref().owner();
    return new Imports(Names.internal(Declaration.packageOf(owner)), Names.simple(owner));
  }

  private static String outcome(Outcome outcome) {
    return outcome.remark().isEmpty()
        ? end(outcome)
        : end(outcome) + "  (" + outcome.remark() + ")";
  }

  private static String end(Outcome outcome) {
    return switch (outcome.sort()) {
      case RETURNED -> outcome.text().isEmpty() ? "returns" : outcome.text();
      case THREW -> "throws " + outcome.text();
      case EXHAUSTED -> "does not end: " + outcome.text();
      case REJECTED -> "violates an assumption";
      case REFUSED -> "is refused: " + outcome.text();
      case UNSTABLE, LOST -> outcome.text();
      case UNSTARTED -> "could not be called: " + outcome.text();
    };
  }

  /** Checks that cannot fail are many, and counted only, unless everything is asked for. */
  static String branches(
      Map<Branch, Verdict> all,
      ImplicitChecks checks,
      Detail detail,
      Map<Branch, BranchReasons> reasons) {
    Map<Branch, Verdict> verdicts = new LinkedHashMap<>(all);
    if (detail != Detail.FULL) {
      checks.of(all).entrySet().stream()
          .filter(each -> each.getValue() instanceof Verdict.Infeasible)
          .forEach(each -> verdicts.remove(each.getKey()));
    }
    if (verdicts.isEmpty()) {
      return "";
    }
    TextTable table = new TextTable();
    verdicts.forEach((branch, verdict) -> table.row(branch.label(), detail.of(verdict)));
    Iterator<String> rows = table.print(INDENT).lines().iterator();
    StringBuilder text = new StringBuilder("  " + ObjectiveWords.of(verdicts.keySet()) + "\n");
    ReasonText words = new ReasonText(reasons);
    for (Map.Entry<Branch, Verdict> each : verdicts.entrySet()) {
      text.append(rows.next()).append('\n');
      if (ReasonSearch.isInfeasible(each.getValue()) && reasons.containsKey(each.getKey())) {
        words
            .lines(each.getKey(), detail)
            .forEach(line -> text.append(INDENT).append("  ").append(line).append('\n'));
      }
    }
    return text.toString();
  }

  /** Where runs lost precision, so that branches stay open. */
  static String losses(Map<Loss, Integer> losses) {
    TextTable table = new TextTable();
    losses.forEach((loss, runs) -> table.row(loss.toString(), counted(runs, "run")));
    return losses.isEmpty() ? "" : "  lost precision\n" + table.print(INDENT);
  }

  private void exceptions() {
    List<TestCase> failures = Failures.of(findings);
    if (failures.isEmpty()) {
      return;
    }
    text.append("  exceptions\n");
    TextTable table = new TextTable();
    for (TestCase test : failures) {
      Outcome outcome = test.outcome();
      table.row(
          outcome.text(),
          outcome.failure().place(),
          "test " + test.number(),
          outcome.failure().message());
    }
    text.append(table.print(INDENT));
  }

  /** Where, by which inputs, and what the assertion says. */
  static String violations(Findings findings) {
    TextTable table = new TextTable();
    for (TestCase test : Violations.of(findings)) {
      List<String> values = Inputs.expressions(findings.entry(), test);
      List<String> inputs = new ArrayList<>();
      for (int i = 0; i < values.size(); i++) {
        inputs.add(findings.entry().inputs().get(i).name() + " = " + values.get(i));
      }
      table.row(
          test.outcome().failure().place(),
          "test " + test.number(),
          shortNames(findings).shorten(String.join(", ", inputs)),
          Violations.message(test.outcome()));
    }
    String text = table.print(INDENT);
    return text.isEmpty() ? "" : "  violated assertions\n" + text;
  }

  /**
   * One line that says how many branches are covered, and what is known of the others; and one on
   * implicit checks, which nobody counts as branches.
   */
  static String coverage(Map<Branch, Verdict> verdicts, ImplicitChecks checks) {
    return coverage(checks.without(verdicts)) + checks(checks.of(verdicts));
  }

  private static String checks(Map<Branch, Verdict> verdicts) {
    List<String> parts = new ArrayList<>();
    add(count(verdicts, Verdict.Covered.class), "fails in a test", "fail in tests", parts);
    add(count(verdicts, Verdict.Infeasible.class), "cannot fail", "cannot fail", parts);
    add(
        count(verdicts, Verdict.InfeasibleWithinBounds.class),
        "cannot fail within bounds",
        "cannot fail within bounds",
        parts);
    add(count(verdicts, Verdict.Open.class), "is open", "are open", parts);
    return verdicts.isEmpty()
        ? ""
        : "  %s: %s%n"
            .formatted(counted(verdicts.size(), "implicit check"), String.join(", ", parts));
  }

  private static void add(long number, String one, String many, List<String> parts) {
    if (number > 0) {
      parts.add(number + " " + (number == 1 ? one : many));
    }
  }

  private static String coverage(Map<Branch, Verdict> verdicts) {
    long all = verdicts.size();
    if (all == 0) {
      return "  no branches\n";
    }
    long covered = count(verdicts, Verdict.Covered.class);
    long infeasible = count(verdicts, Verdict.Infeasible.class);
    return String.format(
        Locale.ROOT,
        "  %d of %d %s covered (%s), %d infeasible, %d infeasible within bounds, %d open;"
            + " %s%n",
        covered,
        all,
        ObjectiveWords.of(verdicts.keySet()),
        percent(covered, all),
        infeasible,
        count(verdicts, Verdict.InfeasibleWithinBounds.class),
        count(verdicts, Verdict.Open.class),
        covered > 0 || infeasible < all
            ? "feasible coverage " + percent(covered, all - infeasible)
            : "nothing is feasible");
  }

  private static long count(Map<Branch, Verdict> verdicts, Class<? extends Verdict> type) {
    return verdicts.values().stream().filter(type::isInstance).count();
  }

  private void statistics() {
    Statistics statistics = findings.statistics();
    text.append(
        String.format(
            Locale.ROOT,
            "  %s%s, %s, %s%s; stopped: %s%n",
            counted(statistics.runs(), "run"),
            statistics.tried() == 0 ? "" : ", " + counted(statistics.tried(), "input") + " tried",
            counted(statistics.paths(), "path"),
            counted(statistics.infeasible(), "infeasible partial path"),
            ruledOut(statistics),
            findings.stopReason()));
  }

  private static String ruledOut(Statistics statistics) {
    String lost =
        statistics.givenUp() == 0
            ? ""
            : " (families given up for want of memory: %d)".formatted(statistics.givenUp());
    return statistics.ruledOut() == 0
        ? ""
        : ", %d of them ruled out by families of others%s".formatted(statistics.ruledOut(), lost);
  }

  private static String counted(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  private static String percent(long part, long whole) {
    return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
  }
}

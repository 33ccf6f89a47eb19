package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.program.branch.Branch;
import dev.waymark.target.Loss;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Findings of classes for people. */
public final class ClassText {
  private static final int MOST_LOSSES = 5;
  private static final int MOST_SKIPPED = 40;

  private ClassText() {}

  /** The tests of each method, and the verdicts on branches of the class, or on paths of each. */
  public static String of(ClassFindings findings) {
    return of(findings, Detail.BRIEF);
  }

  /** The same in this detail. */
  public static String of(ClassFindings findings, Detail detail) {
    return of(findings, detail, Map.of());
  }

  /** The same, with the reasons why branches are infeasible. */
  public static String of(
      ClassFindings findings, Detail detail, Map<Branch, BranchReasons> reasons) {
    StringBuilder text = new StringBuilder();
    if (findings.methods().stream().anyMatch(Findings::isOfPaths)) {
      findings.methods().forEach(each -> text.append(PathText.of(each)).append('\n'));
      return text.toString();
    }
    for (Findings method : findings.methods()) {
      text.append(FindingsText.withoutBranches(method)).append('\n');
    }
    text.append(findings.type()).append('\n');
    ImplicitChecks checks = new ImplicitChecks(findings.type().program());
    text.append(FindingsText.branches(findings.branches(), checks, detail, reasons));
    text.append(FindingsText.losses(findings.losses()));
    return text.append(FindingsText.coverage(findings.branches(), checks)).toString();
  }

  /** One line on coverage, violated assertions, and places where much precision was lost. */
  public static String line(ClassFindings findings) {
    Map<Loss, Integer> losses = new LinkedHashMap<>();
    findings.losses().entrySet().stream()
        .limit(MOST_LOSSES)
        .forEach(loss -> losses.put(loss.getKey(), loss.getValue()));
    StringBuilder text = new StringBuilder(coverage(findings)).append('\n');
    findings.methods().forEach(each -> text.append(FindingsText.violations(each)));
    return text.append(FindingsText.losses(losses)).toString();
  }

  private static String coverage(ClassFindings findings) {
    if (findings.verdicts().isEmpty()) {
      return "no branches";
    }
    if (findings.branches().size() == findings.verdicts().size()) {
      ImplicitChecks checks = new ImplicitChecks(findings.type().program());
      return FindingsText.coverage(findings.branches(), checks).strip().replace("\n  ", "; ");
    }
    return "%d of %d objectives covered, %d infeasible, %d infeasible within bounds, %d open"
        .formatted(
            findings.count(Verdict.Covered.class),
            findings.verdicts().size(),
            findings.count(Verdict.Infeasible.class),
            findings.count(Verdict.InfeasibleWithinBounds.class),
            findings.count(Verdict.Open.class));
  }

  /** A line for each class: what was found, and what of it is known. */
  public static String table(List<List<String>> rows) {
    TextTable table = new TextTable();
    table.row(
        "class", "methods", "tests", "objectives", "covered", "infeasible", "bounded", "open");
    rows.forEach(table::row);
    return table.print("");
  }

  /** The cells of a class in the table. */
  public static List<String> row(ClassFindings found) {
    return List.of(
        found.type().toString(),
        text(found.methods().size()),
        text(found.tests()),
        text(found.verdicts().size()),
        text(found.count(Verdict.Covered.class)),
        text(found.count(Verdict.Infeasible.class)),
        text(found.count(Verdict.InfeasibleWithinBounds.class)),
        text(found.count(Verdict.Open.class)));
  }

  private static String text(long number) {
    return Long.toString(number);
  }

  /** What was left out, with the reasons; the data for JSON has all. */
  public static String skipped(List<Skipped> skipped) {
    return skipped(skipped, Detail.BRIEF);
  }

  /** The same in this detail. */
  public static String skipped(List<Skipped> skipped, Detail detail) {
    TextTable table = new TextTable();
    int most = detail == Detail.FULL ? skipped.size() : MOST_SKIPPED;
    for (Skipped each : skipped.subList(0, Math.min(most, skipped.size()))) {
      boolean isNamed = each.reason().contains(each.what());
      table.row(isNamed ? each.reason() : each.what() + ": " + each.reason());
    }
    if (skipped.size() > most) {
      table.row("and " + (skipped.size() - most) + " more");
    }
    return skipped.isEmpty() ? "" : "skipped\n" + table.print("  ");
  }
}

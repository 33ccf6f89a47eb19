package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.verdict.ClassFindings;
import dev.waymark.explore.verdict.Skipped;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Findings of a class as maps and lists, for JSON. */
public final class ClassData {
  private ClassData() {}

  public static Map<String, Object> of(ClassFindings findings) {
    return of(findings, Map.of());
  }

  /** The same, with the reasons why branches are infeasible. */
  public static Map<String, Object> of(ClassFindings findings, Map<Branch, BranchReasons> reasons) {
    return of(findings, reasons, Map.of());
  }

  /** The same, with the places of the tests that were written. */
  public static Map<String, Object> of(
      ClassFindings findings, Map<Branch, BranchReasons> reasons, Map<Witness, TestPlace> places) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("class", findings.type().toString());
    data.put("summary", summary(findings));
    data.put(
        "methods",
        findings.methods().stream().map(each -> FindingsData.of(each, reasons, places)).toList());
    data.put("branches", branches(findings, reasons));
    data.put("code", CodeData.of(findings));
    data.put("losses", FindingsData.losses(findings.losses()));
    data.put("skipped", skipped(findings.skipped()));
    return data;
  }

  /** What is known of branches and labels, and what identifies them. */
  private static List<Map<String, Object>> branches(
      ClassFindings findings, Map<Branch, BranchReasons> reasons) {
    List<Map<String, Object>> branches = FindingsData.branches(findings.branches(), reasons);
    ObjectiveData objectives = new ObjectiveData(findings);
    Iterator<Map<String, Object>> each = branches.iterator();
    findings
        .branches()
        .forEach((branch, verdict) -> each.next().putAll(objectives.of(branch, verdict)));
    return branches;
  }

  private static Map<String, @Nullable Object> summary(ClassFindings findings) {
    Map<String, @Nullable Object> data = new LinkedHashMap<>();
    data.put("methods", findings.methods().size());
    data.put("tests", findings.tests());
    data.put("runs", findings.runs());
    data.put("objectives", findings.verdicts().size());
    data.put("branches", findings.branches().size());
    data.put("coveredBy", findings.basis().name());
    data.put("covered", findings.count(Verdict.Covered.class));
    data.put("infeasible", findings.count(Verdict.Infeasible.class));
    data.put("infeasibleWithinBounds", findings.count(Verdict.InfeasibleWithinBounds.class));
    data.put("open", findings.count(Verdict.Open.class));
    data.put("coverage", coverage(findings));
    ImplicitChecks checks = new ImplicitChecks(findings.type().program());
    data.put("explicit", counts(checks.without(findings.branches())));
    data.put("implicit", counts(checks.of(findings.branches())));
    return data;
  }

  /** How many there are, and with which verdicts. */
  private static Map<String, Object> counts(Map<Branch, Verdict> verdicts) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("branches", verdicts.size());
    data.put("covered", count(verdicts, Verdict.Covered.class));
    data.put("infeasible", count(verdicts, Verdict.Infeasible.class));
    data.put("infeasibleWithinBounds", count(verdicts, Verdict.InfeasibleWithinBounds.class));
    data.put("open", count(verdicts, Verdict.Open.class));
    return data;
  }

  private static long count(Map<Branch, Verdict> verdicts, Class<? extends Verdict> type) {
    return verdicts.values().stream().filter(type::isInstance).count();
  }

  /** The share of objectives that are covered, from 0 to 1; null if there are none. */
  private static @Nullable Double coverage(ClassFindings findings) {
    int all = findings.verdicts().size();
    return all == 0 ? null : (double) findings.count(Verdict.Covered.class) / all;
  }

  /** What was left out, with the reasons. */
  public static List<Map<String, Object>> skipped(List<Skipped> skipped) {
    return skipped.stream().map(ClassData::skipped).toList();
  }

  private static Map<String, Object> skipped(Skipped skipped) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("what", skipped.what());
    data.put("reason", skipped.reason());
    return data;
  }
}

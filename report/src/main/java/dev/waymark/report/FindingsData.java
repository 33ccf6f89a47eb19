package dev.waymark.report;

import dev.waymark.explore.objective.TestCase;
import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.explore.reason.ReasonSearch;
import dev.waymark.explore.verdict.Doubt;
import dev.waymark.explore.verdict.Findings;
import dev.waymark.explore.verdict.Statistics;
import dev.waymark.explore.verdict.Verdict;
import dev.waymark.explore.verdict.Witness;
import dev.waymark.program.branch.Branch;
import dev.waymark.report.failure.Failures;
import dev.waymark.report.failure.Surprises;
import dev.waymark.report.failure.Violations;
import dev.waymark.target.Loss;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Findings as maps and lists, for JSON. There is no time in it, so that runs can be compared. */
public final class FindingsData {
  private FindingsData() {}

  public static Map<String, Object> of(Findings findings) {
    return of(findings, Map.of());
  }

  /** The same, with the reasons why branches are infeasible. */
  public static Map<String, Object> of(Findings findings, Map<Branch, BranchReasons> reasons) {
    return of(findings, reasons, Map.of());
  }

  static Map<String, Object> of(
      Findings findings, Map<Branch, BranchReasons> reasons, Map<Witness, TestPlace> places) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("method", findings.entry().method().toString());
    data.put("stopReason", findings.stopReason().name());
    data.put("statistics", statistics(findings.statistics()));
    data.put("tests", findings.tests().stream().map(test -> test(findings, test, places)).toList());
    data.put("branches", branches(findings.branches(), reasons));
    data.put(
        "exceptions",
        Failures.of(findings).stream().map(test -> exception(findings, test)).toList());
    data.put(
        "violatedAssertions",
        Violations.of(findings).stream().map(test -> violation(findings, test)).toList());
    data.put("losses", losses(findings.losses()));
    if (findings.isOfPaths()) {
      data.putAll(PathText.data(findings));
    }
    return data;
  }

  static List<Map<String, Object>> branches(
      Map<Branch, Verdict> verdicts, Map<Branch, BranchReasons> reasons) {
    List<Map<String, Object>> branches = new ArrayList<>();
    verdicts.forEach(
        (branch, verdict) -> {
          Map<String, Object> data = branch(branch, verdict);
          BranchReasons known = reasons.get(branch);
          if (known != null && ReasonSearch.isInfeasible(verdict)) {
            data.putAll(ReasonData.of(known));
          }
          branches.add(data);
        });
    return branches;
  }

  static List<Map<String, Object>> losses(Map<Loss, Integer> losses) {
    List<Map<String, Object>> data = new ArrayList<>();
    losses.forEach((loss, runs) -> data.add(loss(loss, runs)));
    return data;
  }

  private static Map<String, Object> loss(Loss loss, int runs) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("reason", loss.reason());
    data.put("call", loss.call());
    data.put("place", loss.place());
    data.put("runs", runs);
    return data;
  }

  private static Map<String, Object> statistics(Statistics statistics) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("runs", statistics.runs());
    data.put("tried", statistics.tried());
    data.put("paths", statistics.paths());
    data.put("infeasiblePartialPaths", statistics.infeasible());
    data.put("unknown", statistics.unknown());
    data.put("divergences", statistics.divergences());
    data.put("incompleteRuns", statistics.incomplete());
    data.put("lostRuns", statistics.lost());
    data.put("rejectedPaths", statistics.rejected());
    data.put("confirmedRefutations", statistics.confirmed());
    data.put("unconfirmedRefutations", statistics.unconfirmed());
    data.put("ruledOut", statistics.ruledOut());
    data.put("solverCalls", statistics.asked());
    return data;
  }

  private static Map<String, Object> test(
      Findings findings, TestCase test, Map<Witness, TestPlace> places) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("number", test.number());
    data.put("input", input(findings, test));
    data.put("draws", Inputs.draws(test));
    data.put("outcome", test.outcome().sort().name());
    data.put("result", test.outcome().text());
    data.put("remark", test.outcome().remark());
    String dropped = findings.dropped().getOrDefault(test.number(), "");
    data.put("written", test.isWritable() && dropped.isEmpty());
    data.put("dropped", dropped);
    data.put("covers", test.covers().stream().map(Branch::label).toList());
    TestPlace place = places.get(new Witness(findings.entry(), test.number()));
    if (place != null) {
      data.put("sourceClass", place.type());
      data.put("sourceMethod", place.method());
      data.put("displayName", place.displayName());
      data.put("failing", !place.failure().isEmpty());
    }
    return data;
  }

  private static Map<String, Object> input(Findings findings, TestCase test) {
    Map<String, Object> input = new LinkedHashMap<>();
    List<String> values = Inputs.expressions(findings.entry(), test);
    for (int i = 0; i < values.size(); i++) {
      input.put(findings.entry().inputs().get(i).name(), values.get(i));
    }
    return input;
  }

  private static Map<String, Object> violation(Findings findings, TestCase test) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("place", test.outcome().failure().place());
    data.put("message", Violations.message(test.outcome()));
    data.put("input", input(findings, test));
    data.put("draws", Inputs.draws(test));
    data.put("test", test.number());
    return data;
  }

  private static Map<String, Object> exception(Findings findings, TestCase test) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("class", test.outcome().text());
    data.put("message", test.outcome().failure().message());
    data.put("place", test.outcome().failure().place());
    data.put("unexpected", Surprises.of(findings.entry(), test).isPresent());
    data.put("test", test.number());
    return data;
  }

  static Map<String, Object> doubt(Doubt doubt) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("kind", doubt.kind().name());
    data.put("reason", doubt.reason());
    return data;
  }

  private static Map<String, Object> branch(Branch branch, Verdict verdict) {
    Map<String, Object> data = new LinkedHashMap<>();
    data.put("branch", branch.label());
    data.put("verdict", verdict.getClass().getSimpleName());
    data.put("explanation", verdict.toString());
    if (verdict instanceof Verdict.Open open) {
      data.put("reasons", open.doubts().stream().map(FindingsData::doubt).toList());
    }
    return data;
  }
}

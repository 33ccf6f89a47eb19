package dev.waymark.report.html;

import dev.waymark.report.document.ReportedDecision;
import dev.waymark.report.document.ReportedMethod;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.Tally;
import dev.waymark.report.document.VerdictKind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was covered by one criterion. */
record Measure(CriterionGroup criterion, Tally tally) {
  /** One measure for each criterion that the methods have objectives of. */
  static List<Measure> of(Collection<ReportedMethod> methods) {
    Map<CriterionGroup, List<VerdictKind>> verdicts = new TreeMap<>();
    for (ReportedMethod method : methods) {
      method.objectives().forEach(each -> add(verdicts, each));
      method.decisions().forEach(each -> add(verdicts, each));
    }
    List<Measure> measures = new ArrayList<>();
    verdicts.forEach((criterion, all) -> measures.add(new Measure(criterion, tally(all))));
    return measures;
  }

  /** The ways to evaluate decisions are no criterion; their conditions are. */
  private static void add(
      Map<CriterionGroup, List<VerdictKind>> verdicts, ReportedObjective objective) {
    if (!objective.kind().equals(CriterionGroup.MCDC_KIND)) {
      list(verdicts, CriterionGroup.of(objective)).add(objective.verdict());
    }
  }

  private static void add(
      Map<CriterionGroup, List<VerdictKind>> verdicts, ReportedDecision decision) {
    decision.conditions().forEach(each -> list(verdicts, CriterionGroup.MCDC).add(each.verdict()));
  }

  private static List<VerdictKind> list(
      Map<CriterionGroup, List<VerdictKind>> verdicts, CriterionGroup criterion) {
    return verdicts.computeIfAbsent(criterion, key -> new ArrayList<>());
  }

  private static Tally tally(List<VerdictKind> verdicts) {
    Map<VerdictKind, Integer> counts = new EnumMap<>(VerdictKind.class);
    verdicts.forEach(each -> counts.merge(each, 1, Integer::sum));
    return new Tally(
        counts.getOrDefault(VerdictKind.COVERED, 0),
        counts.getOrDefault(VerdictKind.INFEASIBLE, 0),
        counts.getOrDefault(VerdictKind.WITHIN_BOUNDS, 0),
        counts.getOrDefault(VerdictKind.OPEN, 0));
  }

  /** How many have the verdict of {@code mark}. */
  static int count(Tally tally, Mark mark) {
    return switch (mark) {
      case COVERED -> tally.covered();
      case INFEASIBLE -> tally.infeasible();
      case WITHIN_BOUNDS -> tally.withinBounds();
      case OPEN -> tally.open();
    };
  }
}

package dev.waymark.maven.findings;

import dev.waymark.report.document.Document;
import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedClass;
import dev.waymark.report.document.ReportedDecision;
import dev.waymark.report.document.Tally;
import dev.waymark.report.document.VerdictKind;
import java.util.List;

/**
 * How much of a module tests cover. Runs do not count whose tests nobody has tried out. Branches
 * are those that the source shows.
 *
 * @param branches all of them
 * @param feasible those that are not proved infeasible
 * @param covered those that tests take
 * @param conditions those that MC/DC asks about
 * @param shown those of them that tests show to decide
 */
public record Coverage(int branches, int feasible, int covered, int conditions, int shown) {
  /** What {@code document} says. */
  public static Coverage of(Document document) {
    Coverage sum = new Coverage(0, 0, 0, 0, 0);
    for (ReportedClass each : document.classes()) {
      sum = sum.plus(of(each));
    }
    return sum;
  }

  private static Coverage of(ReportedClass type) {
    Tally branches = Tally.of(type.objectives(), ObjectiveSort.BRANCH);
    List<ReportedDecision.Condition> conditions =
        type.methods().stream()
            .flatMap(method -> method.decisions().stream())
            .flatMap(decision -> decision.conditions().stream())
            .toList();
    int shown =
        (int) conditions.stream().filter(each -> each.verdict() == VerdictKind.COVERED).count();
    return new Coverage(
        branches.all(),
        branches.feasible(),
        type.isMeasured() ? branches.covered() : 0,
        conditions.size(),
        type.isMeasured() ? shown : 0);
  }

  private Coverage plus(Coverage other) {
    return new Coverage(
        branches + other.branches,
        feasible + other.feasible,
        covered + other.covered,
        conditions + other.conditions,
        shown + other.shown);
  }
}

package dev.waymark.report.document;

import java.util.Collection;

/** How many objectives have which verdict. */
public record Tally(int covered, int infeasible, int withinBounds, int open) {
  /** The verdicts on {@code objectives}. */
  public static Tally of(Collection<ReportedObjective> objectives) {
    return new Tally(
        count(objectives, VerdictKind.COVERED),
        count(objectives, VerdictKind.INFEASIBLE),
        count(objectives, VerdictKind.WITHIN_BOUNDS),
        count(objectives, VerdictKind.OPEN));
  }

  /** The verdicts on those of one sort. */
  public static Tally of(Collection<ReportedObjective> objectives, ObjectiveSort sort) {
    return of(objectives.stream().filter(each -> each.sort() == sort).toList());
  }

  private static int count(Collection<ReportedObjective> objectives, VerdictKind verdict) {
    return (int) objectives.stream().filter(each -> each.verdict() == verdict).count();
  }

  public int all() {
    return covered + infeasible + withinBounds + open;
  }

  /** All that are not covered, for tools that know nothing else. */
  public int missed() {
    return all() - covered;
  }

  /** What could be covered as far as is known: infeasible objectives do not count. */
  public int feasible() {
    return covered + withinBounds + open;
  }

  /** In percent of all; 100 if there are none. */
  public double coverage() {
    return percent(covered, all());
  }

  /** In percent of what is not infeasible; 100 if there is none. */
  public double feasibleCoverage() {
    return percent(covered, feasible());
  }

  private static double percent(int part, int whole) {
    return whole == 0 ? 100.0 : 100.0 * part / whole;
  }
}

package dev.waymark.report.html;

import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedObjective;
import dev.waymark.report.document.ReportedProof;
import dev.waymark.report.document.ReportedReason;
import dev.waymark.report.document.TestReference;
import dev.waymark.report.document.VerdictKind;
import java.util.List;
import java.util.Optional;

/** Makes objectives of one method. */
record Objectives(String method, String file) {
  private static final ReportedProof PROOF =
      new ReportedProof(
          "weakest precondition",
          "ANY_CALLER",
          List.of(),
          List.of("no other thread writes meanwhile"));
  private static final ReportedProof BOUNDED =
      new ReportedProof(
          "exhausted tree", "ENTRIES", List.of("array length 4 (--array-length)"), List.of());

  /** Two outcomes of a condition that the first test takes. */
  List<ReportedObjective> condition(int line, String text) {
    return List.of(covered(line, text, "true"), covered(line, text, "false"));
  }

  ReportedObjective covered(int line, String text, String outcome) {
    return branch(line, text, outcome, VerdictKind.COVERED, List.of());
  }

  ReportedObjective infeasible(int line, String text, String outcome, String... because) {
    List<ReportedReason> reasons =
        List.of(because).stream().map(each -> new ReportedReason("", each)).toList();
    return branch(line, text, outcome, VerdictKind.INFEASIBLE, reasons);
  }

  ReportedObjective withinBounds(int line, String text, String outcome) {
    return branch(line, text, outcome, VerdictKind.WITHIN_BOUNDS, List.of());
  }

  ReportedObjective open(int line, String text, String outcome, ReportedReason... reasons) {
    return branch(line, text, outcome, VerdictKind.OPEN, List.of(reasons));
  }

  ReportedObjective label(int line, String kind, String text, VerdictKind verdict) {
    String name = file + ":" + line + " " + kind + ": " + text;
    return objective(ObjectiveSort.LABEL, kind, line, name, "", verdict, List.of());
  }

  ReportedObjective path(String arcs, VerdictKind verdict) {
    return objective(ObjectiveSort.PATH, "minimal-all-paths", 0, arcs, "", verdict, List.of());
  }

  private ReportedObjective branch(
      int line, String text, String outcome, VerdictKind verdict, List<ReportedReason> reasons) {
    String name = "%s:%d %s [%s]".formatted(MethodText.simple(method), line, text, outcome);
    boolean isCheck = outcome.endsWith("Exception");
    return objective(
        isCheck ? ObjectiveSort.CHECK : ObjectiveSort.BRANCH,
        isCheck ? "null check" : "condition",
        line,
        name,
        outcome,
        verdict,
        reasons);
  }

  private ReportedObjective objective(
      ObjectiveSort sort,
      String kind,
      int line,
      String name,
      String outcome,
      VerdictKind verdict,
      List<ReportedReason> reasons) {
    return new ReportedObjective(
        method + "@" + name,
        sort,
        kind,
        method,
        line,
        method + "@" + line,
        name,
        outcome,
        verdict,
        verdict.toString(),
        verdict == VerdictKind.COVERED
            ? Optional.of(new TestReference(method, 1))
            : Optional.empty(),
        proof(verdict),
        reasons,
        List.of());
  }

  private static Optional<ReportedProof> proof(VerdictKind verdict) {
    return switch (verdict) {
      case INFEASIBLE -> Optional.of(PROOF);
      case WITHIN_BOUNDS -> Optional.of(BOUNDED);
      case COVERED, OPEN -> Optional.empty();
    };
  }
}

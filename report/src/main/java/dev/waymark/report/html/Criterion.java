package dev.waymark.report.html;

import dev.waymark.report.document.ReportedObjective;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * What objectives are counted together.
 *
 * @param place its place in the order of the report
 * @param name for people
 * @param unit what one counts: branches, conditions, mutants
 */
record Criterion(int place, String name, String unit) implements Comparable<Criterion> {
  static final String MCDC_KIND = "MCDC";
  static final Criterion BRANCHES = new Criterion(0, "Branches", "branches");
  static final Criterion CHECKS = new Criterion(1, "Implicit checks", "checks");
  static final Criterion MCDC = new Criterion(2, "MC/DC", "conditions");
  static final Criterion MUTANTS = new Criterion(3, "Weak mutants", "mutants");

  private static final Comparator<Criterion> ORDER =
      Comparator.comparing(Criterion::place).thenComparing(Criterion::name);

  private static final Map<String, Criterion> LABELS =
      Map.of(
          MCDC_KIND,
          MCDC,
          "DC",
          new Criterion(4, "Decisions", "outcomes"),
          "CC",
          new Criterion(5, "Conditions", "outcomes"),
          "MCC",
          new Criterion(6, "Multiple conditions", "combinations"),
          "IC",
          new Criterion(7, "Instructions", "instructions"),
          "RTE",
          new Criterion(8, "Run-time errors", "errors"),
          "IDC",
          new Criterion(9, "Input domains", "domains"));

  private static final List<String> MUTATIONS =
      List.of("ABS", "AOR", "ROR", "COR", "AOIU", "UOI", "LHS");

  static Criterion of(ReportedObjective objective) {
    return switch (objective.sort()) {
      case BRANCH -> BRANCHES;
      case CHECK -> CHECKS;
      case LABEL -> ofLabel(objective.kind());
      case PATH -> new Criterion(11, "Paths: " + objective.kind(), "paths");
    };
  }

  private static Criterion ofLabel(String kind) {
    if (MUTATIONS.contains(kind)) {
      return MUTANTS;
    }
    Criterion known = LABELS.get(kind);
    return known == null ? new Criterion(10, "Labels", "labels") : known;
  }

  static boolean isMutation(ReportedObjective objective) {
    return MUTATIONS.contains(objective.kind());
  }

  @Override
  public int compareTo(Criterion other) {
    return ORDER.compare(this, other);
  }
}

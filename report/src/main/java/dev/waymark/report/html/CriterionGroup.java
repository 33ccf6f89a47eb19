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
record CriterionGroup(int place, String name, String unit) implements Comparable<CriterionGroup> {
  static final String MCDC_KIND = "MCDC";
  static final CriterionGroup BRANCHES = new CriterionGroup(0, "Branches", "branches");
  static final CriterionGroup CHECKS = new CriterionGroup(1, "Implicit checks", "checks");
  static final CriterionGroup MCDC = new CriterionGroup(2, "MC/DC", "conditions");
  static final CriterionGroup MUTANTS = new CriterionGroup(3, "Weak mutants", "mutants");

  private static final Comparator<CriterionGroup> ORDER =
      Comparator.comparing(CriterionGroup::place).thenComparing(CriterionGroup::name);

  private static final Map<String, CriterionGroup> LABELS =
      Map.of(
          MCDC_KIND,
          MCDC,
          "DC",
          new CriterionGroup(4, "Decisions", "outcomes"),
          "CC",
          new CriterionGroup(5, "Conditions", "outcomes"),
          "MCC",
          new CriterionGroup(6, "Multiple conditions", "combinations"),
          "IC",
          new CriterionGroup(7, "Instructions", "instructions"),
          "RTE",
          new CriterionGroup(8, "Run-time errors", "errors"),
          "IDC",
          new CriterionGroup(9, "Input domains", "domains"));

  private static final List<String> MUTATIONS =
      List.of("ABS", "AOR", "ROR", "COR", "AOIU", "UOI", "LHS");

  static CriterionGroup of(ReportedObjective objective) {
    return switch (objective.sort()) {
      case BRANCH -> BRANCHES;
      case CHECK -> CHECKS;
      case LABEL -> ofLabel(objective.kind());
      case PATH -> new CriterionGroup(11, "Paths: " + objective.kind(), "paths");
    };
  }

  private static CriterionGroup ofLabel(String kind) {
    if (MUTATIONS.contains(kind)) {
      return MUTANTS;
    }
    CriterionGroup known = LABELS.get(kind);
    return known == null ? new CriterionGroup(10, "Labels", "labels") : known;
  }

  static boolean isMutation(ReportedObjective objective) {
    return MUTATIONS.contains(objective.kind());
  }

  @Override
  public int compareTo(CriterionGroup other) {
    return ORDER.compare(this, other);
  }
}

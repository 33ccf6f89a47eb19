package dev.waymark.report.document;

/** What is known of an objective; README says what each means. */
public enum VerdictKind {
  COVERED("covered"),
  INFEASIBLE("infeasible"),
  WITHIN_BOUNDS("infeasible within bounds"),
  OPEN("open");

  private final String text;

  VerdictKind(String text) {
    this.text = text;
  }

  /** The kind that the JSON calls {@code name}. */
  static VerdictKind of(JsonData data, String key) {
    return switch (data.text(key)) {
      case "Covered" -> COVERED;
      case "Infeasible" -> INFEASIBLE;
      case "InfeasibleWithinBounds" -> WITHIN_BOUNDS;
      case "Open" -> OPEN;
      default -> throw data.problem(key, "is no verdict");
    };
  }

  /**
   * Whether this says more than {@code other} of the same thing: covered beats all but infeasible,
   * infeasible what is so within bounds, and everything beats open.
   *
   * @param what is named if both cannot be true
   */
  boolean beats(VerdictKind other, String what) {
    if (this != other && isSure() && other.isSure()) {
      throw new DocumentException(
          "contradiction: "
              + what
              + " is covered in one file and infeasible in another (please report this bug)");
    }
    return compareTo(other) < 0;
  }

  private boolean isSure() {
    return this == COVERED || this == INFEASIBLE;
  }

  @Override
  public String toString() {
    return text;
  }
}

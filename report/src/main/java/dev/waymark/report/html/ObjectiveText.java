package dev.waymark.report.html;

import dev.waymark.report.document.ObjectiveSort;
import dev.waymark.report.document.ReportedObjective;

/** What an objective says, without what its place in the report says already. */
final class ObjectiveText {
  private static final int MOST = 300;

  private ObjectiveText() {}

  /** The condition, the mutant, the predicate: {@code a == b}. */
  static String code(ReportedObjective objective) {
    String text = withoutPlace(objective);
    if (objective.sort() == ObjectiveSort.LABEL && text.startsWith(objective.kind() + ": ")) {
      text = text.substring(objective.kind().length() + 2);
    }
    String suffix = " [" + objective.outcome() + "]";
    if (!objective.outcome().isEmpty() && text.endsWith(suffix)) {
      text = text.substring(0, text.length() - suffix.length());
    }
    return VisibleText.brief(text, MOST);
  }

  private static String withoutPlace(ReportedObjective objective) {
    String place = ":" + objective.line() + " ";
    int at = objective.name().indexOf(place);
    return objective.line() > 0 && at >= 0
        ? objective.name().substring(at + place.length())
        : objective.name();
  }

  /** What is to happen to the code: {@code is true}, {@code throws NullPointerException}. */
  static String outcome(ReportedObjective objective) {
    String outcome = VisibleText.brief(objective.outcome(), MOST);
    if (outcome.isEmpty()) {
      return "";
    }
    boolean isTruth = outcome.equals("true") || outcome.equals("false");
    return switch (objective.sort()) {
      case CHECK -> isTruth ? "is " + outcome : "fails: " + outcome;
      default -> isTruth ? "is " + outcome : "goes to " + outcome;
    };
  }
}

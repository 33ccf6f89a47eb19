package dev.waymark.report.document;

import dev.waymark.report.document.ReportedDecision.Condition;
import dev.waymark.report.document.ReportedDecision.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;

/** Unites what two documents say of a decision. */
final class DecisionMerger {
  private DecisionMerger() {}

  static ReportedDecision merge(ReportedDecision one, ReportedDecision other) {
    return new ReportedDecision(
        one.method(),
        one.place(),
        one.text(),
        pairwise(one.conditions(), other.conditions(), DecisionMerger::condition),
        pairwise(one.rows(), other.rows(), DecisionMerger::row));
  }

  private static Condition condition(Condition one, Condition other) {
    return other.verdict().beats(one.verdict(), "condition " + one.text()) ? other : one;
  }

  private static Row row(Row one, Row other) {
    return other.verdict().beats(one.verdict(), one.objective()) ? other : one;
  }

  private static <T> List<T> pairwise(List<T> one, List<T> other, BinaryOperator<T> merging) {
    List<T> all = new ArrayList<>();
    for (int i = 0; i < one.size(); i++) {
      all.add(i < other.size() ? merging.apply(one.get(i), other.get(i)) : one.get(i));
    }
    return all;
  }
}

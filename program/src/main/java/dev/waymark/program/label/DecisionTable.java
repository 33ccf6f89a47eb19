package dev.waymark.program.label;

import dev.waymark.program.branch.Branch;
import java.util.List;
import java.util.Optional;

/**
 * A decision and the ways in which short-circuit evaluation of it can go, as far as labels tell
 * them apart.
 *
 * @param place the file and line where its evaluation starts
 * @param text the decision as Java
 * @param conditions its conditions as Java, in the order of their evaluation
 */
public record DecisionTable(String place, String text, List<String> conditions, List<Row> rows) {
  public DecisionTable {
    conditions = List.copyOf(conditions);
    rows = List.copyOf(rows);
  }

  /**
   * A way to evaluate a decision.
   *
   * @param values what each condition is; empty if it is not evaluated
   * @param label what stands for the way among other objectives
   */
  public record Row(List<Optional<ConditionValue>> values, ConditionValue outcome, Branch label) {
    public Row {
      values = List.copyOf(values);
    }
  }
}

package dev.waymark.program.label;

import dev.waymark.program.decision.ConditionTree;
import java.util.List;

/** What joins conditions. */
enum Connective {
  AND("&&", ConditionValue.TRUE),
  OR("||", ConditionValue.FALSE);

  private final String symbol;
  private final ConditionValue passing;

  Connective(String symbol, ConditionValue passing) {
    this.symbol = symbol;
    this.passing = passing;
  }

  /** The connective of an inner node. */
  static Connective of(ConditionTree tree) {
    return tree instanceof ConditionTree.And ? AND : OR;
  }

  /** The parts of an inner node. */
  static List<ConditionTree> parts(ConditionTree tree) {
    return tree instanceof ConditionTree.And and ? and.parts() : ((ConditionTree.Or) tree).parts();
  }

  /** As Java writes it. */
  String symbol() {
    return symbol;
  }

  /** What a part must be for the next one to be evaluated. */
  ConditionValue passing() {
    return passing;
  }

  Connective other() {
    return this == AND ? OR : AND;
  }

  Formula join(Formula left, Formula right) {
    return this == AND ? new Formula.And(left, right) : new Formula.Or(left, right);
  }

  /** All parts, of which there is one at least. */
  Formula join(List<Formula> parts) {
    return parts.stream().reduce(this::join).orElseThrow();
  }
}

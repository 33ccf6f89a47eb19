package dev.waymark.program.label;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Two sides and what joins them.
 *
 * @param text as Java writes it
 */
record JoinedFormula(Connective connective, Formula left, Formula right, String text) {
  /** Whether it holds. */
  Formula formula() {
    return connective.join(left, right);
  }

  /** What may stand in its place, by the names of the mutants. */
  Map<String, Formula> mutants() {
    Connective other = connective.other();
    Map<String, Formula> mutants = new LinkedHashMap<>();
    mutants.put(text + " -> " + other.symbol(), other.join(left, right));
    mutants.put(text + " -> left side", left);
    mutants.put(text + " -> right side", right);
    mutants.put(text + " -> true", new Formula.Truth());
    mutants.put(text + " -> false", new Formula.Not(new Formula.Truth()));
    return mutants;
  }
}

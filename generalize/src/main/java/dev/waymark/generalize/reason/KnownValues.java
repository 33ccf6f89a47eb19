package dev.waymark.generalize.reason;

import dev.waymark.path.Constraint;
import dev.waymark.program.ir.Relation;
import dev.waymark.term.Comparison;
import dev.waymark.term.Constant;
import dev.waymark.term.Symbol;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Substitution;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What an explanation says the values of symbols are, as far as one follows from another. */
final class KnownValues {
  private final Terms terms;
  private final Map<Symbol, Constant> values = new HashMap<>();

  /** What follows from all constraints but the last; quadratic in their number. */
  KnownValues(Terms terms, List<Constraint> constraints) {
    this.terms = terms;
    for (Constraint each : constraints.subList(0, constraints.size() - 1)) {
      learn(each.condition());
    }
  }

  private void learn(Term condition) {
    if (new Substitution(terms, values).replace(condition) instanceof Comparison equation
        && equation.relation() == Relation.EQ) {
      learn(equation.left(), equation.right());
      learn(equation.right(), equation.left());
    }
  }

  private void learn(Term one, Term other) {
    if (one instanceof Symbol symbol && other instanceof Constant constant) {
      values.putIfAbsent(symbol, constant);
    }
  }

  /** The value of {@code symbol}; null if it is not known. */
  @Nullable Constant of(Symbol symbol) {
    return values.get(symbol);
  }
}

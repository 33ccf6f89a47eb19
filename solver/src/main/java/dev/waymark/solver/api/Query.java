package dev.waymark.solver.api;

import dev.waymark.term.Sort;
import dev.waymark.term.SymbolSet;
import dev.waymark.term.Term;
import dev.waymark.term.Variables;
import dev.waymark.term.assign.Assignment;
import java.util.List;
import java.util.Optional;

/**
 * Conditions that are to hold together, each BOOL, in path order, the one just flipped last. That
 * each symbol is in its domain goes without saying.
 *
 * @param base the input whose path was flipped: it satisfies all constraints but the last. Symbols
 *     that the answer does not depend on keep their values from it
 * @param effort what it is worth
 */
public record Query(List<Term> constraints, Optional<Assignment> base, QueryEffort effort) {
  public Query {
    constraints = List.copyOf(constraints);
    constraints.forEach(Query::requireBool);
  }

  private static void requireBool(Term constraint) {
    if (constraint.sort() != Sort.BOOL) {
      throw new IllegalArgumentException(constraint.sort() + " term as a constraint");
    }
  }

  public static Query of(List<? extends Term> constraints) {
    return new Query(List.copyOf(constraints), Optional.empty(), QueryEffort.FULL);
  }

  public static Query of(Term... constraints) {
    return of(List.of(constraints));
  }

  /** The path of {@code base} with its last condition negated. */
  public static Query flipped(List<? extends Term> constraints, Assignment base) {
    return new Query(List.copyOf(constraints), Optional.of(base), QueryEffort.FULL);
  }

  /** The same question about other constraints. */
  public Query with(List<Term> others) {
    return new Query(others, base, effort);
  }

  /** The same question, worth so much. */
  public Query with(QueryEffort choice) {
    return new Query(constraints, base, choice);
  }

  public boolean isEmpty() {
    return constraints.isEmpty();
  }

  /** The constraint just flipped; there must be one. */
  public Term last() {
    return constraints.get(constraints.size() - 1);
  }

  /** The symbols in the constraints. */
  public SymbolSet symbols() {
    SymbolSet symbols = SymbolSet.EMPTY;
    for (Term constraint : constraints) {
      symbols = symbols.union(Variables.of(constraint));
    }
    return symbols;
  }

  /** {@code model}, and for the symbols it does not assign the values of the base. */
  public Assignment complete(Assignment model) {
    return base.map(values -> values.with(model)).orElse(model);
  }
}

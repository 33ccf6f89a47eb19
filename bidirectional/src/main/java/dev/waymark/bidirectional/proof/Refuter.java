package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.solver.CoreConfirmation;
import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Asks whether a state can be as a predicate says. Both solvers must agree that it cannot. */
final class Refuter {
  private final Places places;
  private final Axioms axioms;
  private final Solver solver;
  private final CoreConfirmation confirmation;
  private final Map<Set<Term>, Boolean> known = new HashMap<>();

  Refuter(Places places, Solver solver, CoreConfirmation confirmation) {
    this.places = places;
    this.axioms = new Axioms(places);
    this.solver = solver;
    this.confirmation = confirmation;
  }

  /** Whether no state is as {@code predicate} says. */
  boolean refutes(Predicate predicate) {
    if (predicate.isFalse()) {
      return true;
    }
    return !predicate.conditions().isEmpty()
        && known.computeIfAbsent(predicate.conditions(), this::isUnsatisfiable);
  }

  /** Whether every state that is as {@code predicate} says satisfies {@code condition}. */
  boolean implies(Predicate predicate, Term condition) {
    return refutes(predicate.and(places.terms().not(condition)));
  }

  /** What places have in common is told only if it makes a difference. */
  private boolean isUnsatisfiable(Set<Term> conditions) {
    List<Term> all = new ArrayList<>(conditions);
    if (isRefuted(all)) {
      return true;
    }
    List<Term> more = axioms.of(conditions);
    all.addAll(more);
    return !more.isEmpty() && isRefuted(all);
  }

  private boolean isRefuted(List<Term> constraints) {
    Answer answer = solver.check(Query.of(constraints));
    return answer instanceof Unsat unsat
        && confirmation.confirm(unsat.core()) == CoreConfirmation.Result.CONFIRMED;
  }
}

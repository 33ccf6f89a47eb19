package dev.waymark.solver.internal.layer;

import dev.waymark.solver.Answer;
import dev.waymark.solver.Layer;
import dev.waymark.solver.Query;
import dev.waymark.solver.Sat;
import dev.waymark.solver.Solver;
import dev.waymark.solver.Unsat;
import dev.waymark.term.Assignment;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@link Layer#SIMPLIFY}: decides constraints that the domains of their symbols decide alone, and
 * drops repeated ones. Keeps the last of equal constraints, so that the flipped one stays last.
 */
public final class SimplifyingSolver extends Decorator {
  private final Counters counters;
  private final DomainTruths truths = new DomainTruths();

  public SimplifyingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    Optional<Term> falsity =
        query.constraints().stream().filter(it -> truths.of(it) == Truth.FALSE).findFirst();
    if (falsity.isPresent()) {
      counters.serve(Layer.SIMPLIFY);
      return new Unsat(List.of(falsity.get()));
    }
    return checkOpen(query.with(open(query.constraints())));
  }

  private Answer checkOpen(Query query) {
    if (query.isEmpty()) {
      counters.serve(Layer.SIMPLIFY);
      return new Sat(Assignment.EMPTY);
    }
    return next.check(query);
  }

  /** Those that are not true anyway, the last of equal ones. */
  private List<Term> open(List<Term> constraints) {
    Set<Term> seen = new HashSet<>();
    List<Term> open = new ArrayList<>();
    for (int i = constraints.size() - 1; i >= 0; i--) {
      Term constraint = constraints.get(i);
      if (truths.of(constraint) != Truth.TRUE && seen.add(constraint)) {
        open.add(constraint);
      }
    }
    Collections.reverse(open);
    return open;
  }
}

package dev.waymark.solver.internal.layer;

import dev.waymark.solver.api.Answer;
import dev.waymark.solver.api.Layer;
import dev.waymark.solver.api.Query;
import dev.waymark.solver.api.Sat;
import dev.waymark.solver.api.Solver;
import dev.waymark.solver.api.Unsat;
import dev.waymark.term.Term;
import dev.waymark.term.assign.Assignment;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
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

  /** One pass from the end, so that the last of equal constraints is kept. */
  @Override
  public Answer check(Query query) {
    List<Term> constraints = query.constraints();
    Set<Term> seen = new HashSet<>();
    List<Term> open = new ArrayList<>(constraints.size());
    for (int i = constraints.size() - 1; i >= 0; i--) {
      Term constraint = constraints.get(i);
      switch (truths.of(constraint)) {
        case FALSE -> {
          counters.serve(Layer.SIMPLIFY);
          return new Unsat(List.of(constraint));
        }
        case UNKNOWN -> {
          if (seen.add(constraint)) {
            open.add(constraint);
          }
        }
        case TRUE -> {}
      }
    }
    if (open.isEmpty()) {
      counters.serve(Layer.SIMPLIFY);
      return new Sat(Assignment.EMPTY);
    }
    if (open.size() == constraints.size()) {
      return next.check(query);
    }
    Collections.reverse(open);
    return next.check(query.with(open));
  }
}

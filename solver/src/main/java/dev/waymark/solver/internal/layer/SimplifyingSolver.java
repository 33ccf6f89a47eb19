package dev.waymark.solver.internal.layer;

import dev.waymark.solver.Answer;
import dev.waymark.solver.Layer;
import dev.waymark.solver.Query;
import dev.waymark.solver.Sat;
import dev.waymark.solver.Solver;
import dev.waymark.solver.Unsat;
import dev.waymark.term.Assignment;
import dev.waymark.term.Bounds;
import dev.waymark.term.Intervals;
import dev.waymark.term.Term;
import dev.waymark.term.Truth;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * {@link Layer#SIMPLIFY}: decides constraints that the domains of their symbols decide alone, and
 * drops repeated ones. Keeps the last of equal constraints, so that the flipped one stays last.
 */
public final class SimplifyingSolver extends Decorator {
  private final Counters counters;

  public SimplifyingSolver(Solver next, Counters counters) {
    super(next);
    this.counters = counters;
  }

  @Override
  public Answer check(Query query) {
    Intervals intervals = new Intervals(Bounds.DOMAINS);
    Optional<Answer> answer = falsity(query, intervals);
    if (answer.isPresent()) {
      counters.serve(Layer.SIMPLIFY);
      return answer.get();
    }
    return checkOpen(query.with(open(query, intervals)));
  }

  private Answer checkOpen(Query query) {
    if (query.isEmpty()) {
      counters.serve(Layer.SIMPLIFY);
      return new Sat(Assignment.EMPTY);
    }
    return next.check(query);
  }

  private static Optional<Answer> falsity(Query query, Intervals intervals) {
    return query.constraints().stream()
        .filter(constraint -> intervals.decide(constraint) == Truth.FALSE)
        .findFirst()
        .map(constraint -> new Unsat(List.of(constraint)));
  }

  private static List<Term> open(Query query, Intervals intervals) {
    Set<Term> latestFirst = new LinkedHashSet<>();
    for (int i = query.constraints().size() - 1; i >= 0; i--) {
      Term constraint = query.constraints().get(i);
      if (intervals.decide(constraint) != Truth.TRUE) {
        latestFirst.add(constraint);
      }
    }
    List<Term> open = new ArrayList<>(latestFirst);
    Collections.reverse(open);
    return open;
  }
}

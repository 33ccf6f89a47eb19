package dev.waymark.generalize.explain;

import dev.waymark.path.Constraint;
import dev.waymark.term.Term;
import java.util.List;

/**
 * Why a path is infeasible: constraints that no values satisfy together.
 *
 * @param constraints in the order of the path
 */
public record Explanation(List<Constraint> constraints) {
  public Explanation {
    constraints = List.copyOf(constraints);
  }

  /** What the constraints say. */
  public List<Term> conditions() {
    return constraints.stream().map(Constraint::condition).toList();
  }

  /** Whether it rests on what the input was chosen to be. */
  public boolean restsOnInput() {
    return constraints.stream().anyMatch(each -> each.origin() == Constraint.Origin.INPUT);
  }
}

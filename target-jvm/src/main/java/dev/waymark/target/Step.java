package dev.waymark.target;

import dev.waymark.term.Term;
import java.util.List;

/**
 * A symbolic branch that a run took.
 *
 * @param site the number of the site
 * @param taken which of its outcomes happened, counted from 0
 * @param conditions for each outcome, what must hold of the inputs for it to happen here
 */
public record Step(int site, int taken, List<Term> conditions) {
  public Step {
    conditions = List.copyOf(conditions);
  }

  /** What the outcome that happened says of the inputs. */
  public Term condition() {
    return conditions.get(taken);
  }

  /** Whether {@code other} took the same outcome of the same site. */
  boolean isLike(Step other) {
    return site == other.site && taken == other.taken;
  }
}

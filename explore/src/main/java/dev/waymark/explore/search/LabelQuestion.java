package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import dev.waymark.solver.api.QueryEffort;
import dev.waymark.target.Input;
import dev.waymark.term.Term;
import org.jspecify.annotations.Nullable;

/**
 * A label to ask for.
 *
 * @param base the input of the run that came to it
 * @param position after how many steps of its path
 * @param asked what to ask; null if the run has to be done again to know it
 * @param effort how much to ask it with, at least
 */
public record LabelQuestion(
    Branch label, Input base, int position, @Nullable Asked asked, QueryEffort effort)
    implements Proposal {
  /** The same question, asked with another effort. */
  public LabelQuestion with(QueryEffort other) {
    return new LabelQuestion(label, base, position, asked, other);
  }

  /**
   * What is asked.
   *
   * @param before the path up to the label; null if it has no step
   * @param place the number of the place
   * @param predicate what must hold of the inputs
   */
  public record Asked(@Nullable Prefix before, int place, Term predicate) {
    /** All that the question is about. */
    public Prefix whole() {
      return new Prefix(before, place, 0, predicate);
    }
  }
}

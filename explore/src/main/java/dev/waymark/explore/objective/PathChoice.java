package dev.waymark.explore.objective;

import dev.waymark.path.tree.PathCriterion;

/**
 * Which abstract paths are objectives, and how much of the tree is looked at for them.
 *
 * @param scope what is tried
 */
public record PathChoice(PathCriterion criterion, Scope scope) {
  /** How much of a tree is looked at. */
  public enum Scope {
    /** What the criterion needs; of arcs, nothing that {@link #EVERYTHING} can do without. */
    NEEDED,
    /** What the criterion needs; arcs in the two passes of the paper. */
    AS_PAPER,
    /** Everything, until the criterion is satisfied: what others are compared with. */
    EVERYTHING
  }

  /** What {@code criterion} needs. */
  public static PathChoice of(PathCriterion criterion) {
    return new PathChoice(criterion, Scope.NEEDED);
  }
}

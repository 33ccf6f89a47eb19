package dev.waymark.explore.search;

import dev.waymark.program.branch.Branch;
import org.jspecify.annotations.Nullable;

/**
 * The branches that a path took, as a list from its end, without terms: so it may be kept for long.
 * Paths share the beginnings they have in common, and the same place in the tree of paths is the
 * same object.
 */
public final class Trail {
  private final @Nullable Trail before;
  private final @Nullable Branch branch;

  /**
   * A trail that goes on.
   *
   * @param before the path up to this branch; null at the first
   * @param branch what was taken; null if it has no name
   */
  public Trail(@Nullable Trail before, @Nullable Branch branch) {
    this.before = before;
    this.branch = branch;
  }

  /** The path up to this branch; null at the first. */
  public @Nullable Trail before() {
    return before;
  }

  /** What was taken; null if it has no name. */
  public @Nullable Branch branch() {
    return branch;
  }

  /** This trail without its last {@code branches}. */
  public @Nullable Trail without(int branches) {
    Trail at = this;
    for (int i = 0; i < branches && at != null; i++) {
      at = at.before;
    }
    return at;
  }
}

package dev.waymark.explore.objective;

import dev.waymark.path.tree.PathCriterion;
import java.util.List;

/**
 * The tree of all that was tried for a criterion of abstract paths.
 *
 * @param attempts in the order in which they were made; what was not tried comes last
 */
public record AbstractTree(PathCriterion criterion, List<Attempt> attempts) {
  /** Nothing was tried, or not for such a criterion. */
  public static final AbstractTree NONE = new AbstractTree(PathCriterion.ALL_PATHS, List.of());

  public AbstractTree {
    attempts = List.copyOf(attempts);
  }

  /** How many attempts ended so. */
  public long count(Attempt.Kind kind) {
    return attempts.stream().filter(each -> each.kind() == kind).count();
  }
}

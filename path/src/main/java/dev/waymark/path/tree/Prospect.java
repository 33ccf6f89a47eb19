package dev.waymark.path.tree;

import dev.waymark.path.Situation;
import dev.waymark.path.walk.Walk;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Principles (1) to (3) of paper 004, section 5: whether a partial path is worth trying, and how
 * far all that is worth trying goes the same way.
 *
 * @param outcomes the suffix: what to take after the partial path
 * @param walk at the end of the suffix
 */
public record Prospect(List<Integer> outcomes, Walk walk) {
  private static final int LONGEST = 50;

  public Prospect {
    outcomes = List.copyOf(outcomes);
  }

  /** What {@code walk}, at the end of a partial path, is good for; null if for nothing. */
  public static @Nullable Prospect of(Walk walk, PathCoverage coverage) {
    if (!coverage.canCover(walk)) {
      return null;
    }
    List<Integer> outcomes = new ArrayList<>();
    Walk at = walk;
    while (!coverage.isNew(at)
        && outcomes.size() < LONGEST
        && at.situation() instanceof Situation.Choice choice) {
      int only = only(at, choice, coverage);
      if (only < 0) {
        break;
      }
      outcomes.add(only);
      at = PathCoverage.after(at, choice, only);
    }
    return new Prospect(outcomes, at);
  }

  /** The one outcome that is worth taking; -1 if there are several. */
  private static int only(Walk walk, Situation.Choice choice, PathCoverage coverage) {
    int found = -1;
    for (int i = 0; i < choice.conditions().size(); i++) {
      if (PathCoverage.isPossible(choice, i)
          && coverage.canCover(PathCoverage.after(walk, choice, i))) {
        if (found >= 0) {
          return -1;
        }
        found = i;
      }
    }
    return found;
  }
}

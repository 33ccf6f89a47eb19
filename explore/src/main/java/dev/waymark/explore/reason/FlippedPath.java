package dev.waymark.explore.reason;

import dev.waymark.generalize.explain.Explanation;
import dev.waymark.generalize.record.MoveSequence;
import dev.waymark.path.Constraint;
import java.util.List;

/**
 * A path that a run took up to a branch, where it went the other way.
 *
 * @param constraints what that says, without substitution
 */
record FlippedPath(MoveSequence path, List<Constraint> constraints) {
  FlippedPath {
    constraints = List.copyOf(constraints);
  }

  /** A path with the reason why there is none such. */
  record Explained(FlippedPath path, Explanation why) {}
}

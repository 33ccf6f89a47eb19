package dev.waymark.explore.search;

import dev.waymark.target.Input;
import dev.waymark.target.Step;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A path to try: that of an input, but for its last branch.
 *
 * @param base the input whose path is flipped
 * @param prefix the beginning of the path, its last branch flipped; null if the base has to be run
 *     first to know it
 * @param trail the path before its last branch; null at the first, or if nobody asks for it
 * @param length how many branches the prefix has; 0 for the base itself
 * @param outcome what the last branch is flipped to
 * @param aim what it is tried for
 */
public record PartialPath(
    Input base, @Nullable Prefix prefix, @Nullable Trail trail, int length, int outcome, Aim aim)
    implements Proposal {
  /** The base itself, as the first input of a lane. */
  public static PartialPath first(Input base, int lane) {
    return new PartialPath(base, null, null, 0, 0, new Aim(lane, null, null));
  }

  /** This first input, with other numbers. */
  public PartialPath on(Input other) {
    return new PartialPath(other, prefix, trail, length, outcome, aim);
  }

  /**
   * This path, now that the base was run again.
   *
   * @return null if {@code path} cannot be flipped like this, so that it is not the one it was
   */
  public @Nullable PartialPath on(Input rerun, List<Step> path) {
    if (path.size() < length) {
      return null;
    }
    Step last = path.get(length - 1);
    if (last.taken() == outcome || last.conditions().size() <= outcome) {
      return null;
    }
    Prefix before = null;
    for (Step step : path.subList(0, length - 1)) {
      before = Prefix.after(before, step, step.taken());
    }
    return new PartialPath(rerun, Prefix.after(before, last, outcome), trail, length, outcome, aim);
  }
}

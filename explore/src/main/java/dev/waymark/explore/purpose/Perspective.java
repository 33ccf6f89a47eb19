package dev.waymark.explore.purpose;

import dev.waymark.explore.extension.Question;
import dev.waymark.explore.search.PartialPath;
import dev.waymark.explore.search.Prefix;
import dev.waymark.path.Situation;
import dev.waymark.target.Execution;
import dev.waymark.term.Terms;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a criterion looks at runs: what their paths are, and what to ask to leave them. */
public interface Perspective {
  /** From now on, all is made of {@code terms}; what was seen before is forgotten. */
  void renew(Terms terms);

  /** A run with its path as the criterion sees it. */
  Execution see(Execution run);

  /** Whether what {@link #see} gave is known to be what the run did. */
  boolean isReliable(Execution seen);

  /**
   * The partial paths that branch off a run which was tried as {@code tried}, behind that.
   *
   * @param hasTrails whether they must have trails
   */
  List<PartialPath> flips(PartialPath tried, Execution seen, boolean hasTrails);

  /** What to solve for {@code path}, whose prefix is known; null if it is not worth it. */
  @Nullable Question question(PartialPath path);

  /** Whether going on with {@code outcome} of a walk's choice is a step of paths as seen here. */
  boolean isStep(Situation.Choice choice, int outcome);

  /** Whether walks have such a step, too. */
  boolean isStep(Prefix step);

  /** Whether {@code step}, which both have, is what {@code choice} of a walk stands at. */
  boolean isAt(Prefix step, Situation.Choice choice);

  /** Which of two runs of the same path the search goes on from, of which one is shown. */
  Execution onward(Execution run, Execution shown);
}

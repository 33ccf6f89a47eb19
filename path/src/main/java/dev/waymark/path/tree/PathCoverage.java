package dev.waymark.path.tree;

import dev.waymark.path.Situation;
import dev.waymark.path.walk.Walk;
import java.util.List;

/**
 * What of an abstract tree is covered, and what may come upon more. Walks have a {@link Folder}.
 */
public interface PathCoverage {
  /** A path was run to its end; says whether it covers something new. */
  boolean add(List<Token> path);

  /** Whether {@link #add} would find something new. */
  boolean isNew(List<Token> path);

  /** Whether the last arc of {@code walk} covers something, whatever comes after it. */
  boolean isNew(Walk walk);

  /**
   * Whether {@code walk} can go on to something that is not covered, as far as can be told from the
   * code alone: constants may still be in the way. Never a wrong no.
   */
  boolean canCover(Walk walk);

  /** Whether nothing is left to cover, whatever there may be to explore. */
  boolean isComplete();

  /** {@code walk}, a copy, after {@code outcome}. */
  static Walk after(Walk walk, Situation.Choice choice, int outcome) {
    Walk copy = walk.copy();
    ((Folder) copy.follower()).take(choice, outcome);
    copy.take(outcome);
    return copy;
  }

  /** Whether an outcome is worth a thought: checks that cannot fail do not, and cannot pass. */
  static boolean isPossible(Situation.Choice choice, int outcome) {
    boolean isNoBranch =
        choice.isPin()
            || choice.point().method().code().statement(choice.point().statement())
                instanceof dev.waymark.program.ir.Check;
    return !(isNoBranch && choice.isExcluded(outcome));
  }
}

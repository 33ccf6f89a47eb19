package dev.waymark.program.label;

import java.util.List;

/**
 * The pairs that can show one condition to matter, those by unique cause first.
 *
 * @param decision what it is a condition of
 * @param extent whether there may be others
 */
public record IndependencePairs(
    DecisionTable decision, List<IndependencePair> pairs, Extent extent) {
  public IndependencePairs {
    pairs = List.copyOf(pairs);
  }

  /** How much is known of a decision. */
  public enum Extent {
    /** All its ways have labels. */
    ALL,
    /** Some cannot be told apart, or there are too many. */
    SOME
  }
}

package dev.waymark.program.label;

import dev.waymark.program.branch.Branch;

/**
 * Two ways to evaluate a decision that show that one of its conditions decides: it is true in one
 * and false in the other, and so is the decision.
 *
 * @param condition the condition and its place
 * @param whenTrue the label of the way in which it is true
 * @param whenFalse the label of the way in which it is false
 * @param cause why nothing else can be what makes the difference
 */
public record IndependencePair(String condition, Branch whenTrue, Branch whenFalse, Cause cause) {
  /** Why a pair shows independence. */
  public enum Cause {
    /** All other conditions that are evaluated in both ways are the same. */
    UNIQUE("unique cause"),
    /** Others differ, but the condition is what each way is decided by. */
    MASKING("masking");

    private final String text;

    Cause(String text) {
      this.text = text;
    }

    @Override
    public String toString() {
      return text;
    }
  }
}

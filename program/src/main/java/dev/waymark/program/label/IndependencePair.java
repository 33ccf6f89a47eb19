package dev.waymark.program.label;

import dev.waymark.program.branch.Branch;

/**
 * Two ways to evaluate a decision that show that one of its conditions decides: it is true in one
 * and false in the other, and the outcomes differ, too.
 *
 * @param condition the condition and its place
 * @param whenTrue the way in which it is true
 * @param whenFalse the way in which it is false
 * @param cause why nothing else can be what makes the difference
 */
public record IndependencePair(String condition, Side whenTrue, Side whenFalse, Cause cause) {
  /**
   * One of the two ways.
   *
   * @param label is covered by what takes it
   * @param values of all conditions, in order: T, F, or - for one that has none
   */
  public record Side(Branch label, String values) {}

  /** Why a pair shows independence. */
  public enum Cause {
    /** All other conditions have a value in both ways, and the same. */
    UNIQUE("unique cause"),
    /**
     * Others differ or are not evaluated, but cannot be what makes the difference: the condition is
     * what each way is decided by. What is not evaluated may have either value.
     */
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

package dev.waymark.program.source;

/** What became of an expression in a condition's position. */
sealed interface ConditionOutcome {
  /** Constant: there is no jump. */
  record Fixed() implements ConditionOutcome {}

  /** A tree of jumps, which is (part of) a decision still to be noted. */
  record Whole(SourceTree tree) implements ConditionOutcome {}

  /**
   * Decisions that are noted already: the condition holds a {@code ?:} or a switch, whose parts,
   * and the operands before and after, are decisions of their own.
   */
  record Split() implements ConditionOutcome {}
}

package dev.waymark.program.branch;

import dev.waymark.program.decision.Condition.Polarity;
import java.util.List;

/**
 * A statement with several outcomes.
 *
 * @param statement the statement
 * @param line its source line, or 0
 * @param text what is asked, as Java, such as {@code a == b}
 * @param polarity for a condition, what the jump means
 * @param branches for a condition true and false; for a switch one per target, in the order of
 *     their first keys, the default last; for a check pass and fail
 */
public record BranchPoint(
    int statement, int line, Type type, String text, Polarity polarity, List<Branch> branches) {
  public BranchPoint {
    branches = List.copyOf(branches);
  }

  /** What kind of statement branches. */
  public enum Type {
    CONDITION,
    SWITCH,
    NULL_CHECK,
    BOUNDS_CHECK,
    DIVISOR_CHECK,
    CAST_CHECK,
    SIZE_CHECK,
    STORE_CHECK;

    /** Whether the source shows a branch: a conditional jump or a switch. */
    public boolean isExplicit() {
      return this == CONDITION || this == SWITCH;
    }
  }

  /** The branch of a condition whose jump is taken. */
  public Branch taken() {
    return branches.get(polarity == Polarity.JUMPS_IF_TRUE ? 0 : 1);
  }

  /** The branch of a condition whose jump is not taken. */
  public Branch notTaken() {
    return branches.get(polarity == Polarity.JUMPS_IF_TRUE ? 1 : 0);
  }
}

package dev.waymark.program.decision;

/**
 * An atomic condition: one conditional jump and the expression in front of it.
 *
 * @param statement the {@code If} statement
 * @param instruction its instruction, the last one of {@code block}
 * @param start the instruction at which the evaluation of its expression starts
 * @param entry the block of {@code start}: {@code block} itself, unless the expression branches
 * @param block the block that ends with the jump
 * @param line the source line of the jump, or 0
 * @param polarity what the jump means
 */
public record Condition(
    int statement, int instruction, int start, int entry, int block, int line, Polarity polarity) {

  /** Whether the condition, as its decision reads it, is true or false when the jump is taken. */
  public enum Polarity {
    JUMPS_IF_TRUE,
    JUMPS_IF_FALSE;

    Polarity negated() {
      return this == JUMPS_IF_TRUE ? JUMPS_IF_FALSE : JUMPS_IF_TRUE;
    }
  }

  Condition negated() {
    return new Condition(statement, instruction, start, entry, block, line, polarity.negated());
  }
}

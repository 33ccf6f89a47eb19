package dev.waymark.program.decision;

import java.util.List;

/**
 * A group of conditions that is decided as one.
 *
 * @param whenTrue the block at which control meets if the decision is true
 * @param whenFalse the block at which control meets if it is false
 * @param reading why the conditions are taken together
 */
public record Decision(ConditionTree tree, int whenTrue, int whenFalse, Reading reading) {
  public List<Condition> conditions() {
    return tree.conditions();
  }

  /** The decision that is true where this one is false. */
  Decision negated() {
    return new Decision(
        tree.negated(), /* whenTrue= */ whenFalse, /* whenFalse= */ whenTrue, reading);
  }

  /** The instruction at which the decision's evaluation starts. */
  public int start() {
    return conditions().get(0).start();
  }

  /** The block in which the decision's evaluation starts. */
  public int entry() {
    return conditions().get(0).entry();
  }
}

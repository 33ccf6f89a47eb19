package dev.waymark.program.decision;

import org.jspecify.annotations.Nullable;

/**
 * Conditions joined so far, and where they lead.
 *
 * @param entry the block at which evaluation starts
 * @param last the condition evaluated last
 */
record Group(ConditionTree tree, int entry, int whenTrue, int whenFalse, Condition last) {

  /**
   * This group followed by {@code next}, to which one of its exits leads, as one; null if they do
   * not share the other exit.
   */
  @Nullable Group join(Group next) {
    if (whenTrue == whenFalse || next.whenTrue == next.whenFalse) {
      return null;
    }
    return whenTrue == next.entry ? joinAfterTrue(next) : joinAfterFalse(next);
  }

  private @Nullable Group joinAfterTrue(Group next) {
    if (whenFalse == next.whenFalse) {
      return with(ConditionTree.and(tree, next.tree), next);
    }
    return whenFalse == next.whenTrue
        ? with(ConditionTree.or(tree.negated(), next.tree), next)
        : null;
  }

  private @Nullable Group joinAfterFalse(Group next) {
    if (whenTrue == next.whenTrue) {
      return with(ConditionTree.or(tree, next.tree), next);
    }
    return whenTrue == next.whenFalse
        ? with(ConditionTree.and(tree.negated(), next.tree), next)
        : null;
  }

  private Group with(ConditionTree joined, Group next) {
    return new Group(joined, entry, next.whenTrue, next.whenFalse, next.last);
  }

  Group negated() {
    return new Group(
        tree.negated(), entry, /* whenTrue= */ whenFalse, /* whenFalse= */ whenTrue, last);
  }

  /** Groups never share a condition, so the last one tells them apart. */
  boolean isSame(Group other) {
    return last.block() == other.last.block();
  }

  /** This group with {@code newExit} in place of {@code oldExit}. */
  Group replacing(int oldExit, int newExit) {
    return new Group(
        tree,
        entry,
        whenTrue == oldExit ? newExit : whenTrue,
        whenFalse == oldExit ? newExit : whenFalse,
        last);
  }
}

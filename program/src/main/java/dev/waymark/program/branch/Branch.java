package dev.waymark.program.branch;

import dev.waymark.program.ir.MethodRef;

/**
 * One outcome of one {@link BranchPoint}.
 *
 * @param method the method
 * @param instruction the instruction that branches
 * @param subIndex the statement among those of the instruction
 * @param outcome the place of this outcome among those of its branch point
 * @param label the branch as people read it, unique within its class, such as {@code
 *     Triangle.classify:14 a == b [true]}; a label (see {@code dev.waymark.program.label}) counts
 *     as the branch that {@code if (predicate) {}} would have in its place
 */
public record Branch(MethodRef method, int instruction, int subIndex, int outcome, String label) {
  private static final int FIRST_OF_LABELS = 1 << 16;

  /** The branch that stands for a label, the one with this number in its method. */
  public static Branch ofLabel(MethodRef method, int instruction, int number, String name) {
    return new Branch(method, instruction, FIRST_OF_LABELS + number, 0, name);
  }

  /** Whether this stands for a label, and is not in the code. */
  public boolean isLabel() {
    return subIndex >= FIRST_OF_LABELS;
  }

  @Override
  public String toString() {
    return label;
  }
}

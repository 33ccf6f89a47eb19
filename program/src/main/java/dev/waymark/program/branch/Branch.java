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
 *     Triangle.classify:14 a == b [true]}
 */
public record Branch(MethodRef method, int instruction, int subIndex, int outcome, String label) {
  @Override
  public String toString() {
    return label;
  }
}

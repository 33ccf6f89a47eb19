package dev.waymark.program.label;

import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * Something that a run may do at a place.
 *
 * @param branch what stands for it among other objectives: the branch that {@code if (predicate)
 *     {}} would have (the paper's Theorem 3); its text is unique among the labels of a {@link
 *     Labelling}, such as {@code Tcas.java:87 AOR: a + b -> a - b}
 * @param trigger when it is covered
 * @param role what it is for
 */
public record Label(Branch branch, Trigger trigger, Role role) {
  /** In place of an instruction: before the first one, when the method is called. */
  public static final int ENTRY = -1;

  /** What a label is for. */
  public enum Role {
    /** It is to be covered. */
    WANTED,
    /** It is only noted which tests cover it. */
    NOTED
  }

  /** When a label is covered. */
  public sealed interface Trigger {}

  /** When control comes to {@code instruction} and the formula holds. */
  public record At(int instruction, Formula formula) implements Trigger {}

  /** When one of the branches is taken; for what a formula must not evaluate again. */
  public record Taken(List<Branch> branches) implements Trigger {
    public Taken {
      branches = List.copyOf(branches);
    }
  }

  @Override
  public String toString() {
    return branch.label();
  }
}

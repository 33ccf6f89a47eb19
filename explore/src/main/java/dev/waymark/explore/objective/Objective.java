package dev.waymark.explore.objective;

import dev.waymark.path.tree.Token;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.ir.MethodRef;

/** What a criterion wants covered. */
public sealed interface Objective {
  /** What reports call it. */
  String name();

  /** An outcome of a branch, or a label. */
  record BranchTaken(Branch branch) implements Objective {
    @Override
    public String name() {
      return branch.label();
    }
  }

  /** An arc of an abstract tree: the end of an abstract partial path. */
  record ArcTaken(Token arc, String name) implements Objective {}

  /**
   * An abstract path, or all that go on after an abstract partial path; then the name says so.
   *
   * @param entry the method whose path it is
   */
  record PathTaken(MethodRef entry, String name) implements Objective {}
}

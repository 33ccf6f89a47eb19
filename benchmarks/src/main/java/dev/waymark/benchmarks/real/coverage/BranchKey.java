package dev.waymark.benchmarks.real.coverage;

import dev.waymark.program.branch.Branch;

/** Names of branches for files. */
public final class BranchKey {
  private BranchKey() {}

  /** A line that tells {@code branch} from all others. */
  public static String of(Branch branch) {
    return branch.method()
        + " "
        + branch.instruction()
        + " "
        + branch.subIndex()
        + " "
        + branch.outcome();
  }
}

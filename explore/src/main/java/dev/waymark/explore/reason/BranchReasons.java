package dev.waymark.explore.reason;

import dev.waymark.generalize.reason.FamilyGraph;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.program.branch.Branch;
import java.util.List;

/**
 * Why a branch is infeasible.
 *
 * @param reasons the reasons found, the shortest first; empty if it is never reached, or nothing
 *     was found out
 * @param behind if no run comes to the branch, the branches before it that no run takes
 * @param isCut whether there are paths to it that were not looked at
 * @param unknown what kept paths to it from being followed or explained; empty if nothing did
 * @param families the paths that reasons exclude; empty if nobody asked
 */
public record BranchReasons(
    Branch branch,
    List<Reason> reasons,
    List<Branch> behind,
    boolean isCut,
    List<String> unknown,
    List<FamilyGraph> families) {
  public BranchReasons {
    reasons = List.copyOf(reasons);
    behind = List.copyOf(behind);
    unknown = List.copyOf(unknown);
    families = List.copyOf(families);
  }

  /** These reasons, which leave nothing unknown. */
  BranchReasons with(List<Reason> told) {
    return new BranchReasons(branch, told, behind, isCut, List.of(), families);
  }
}

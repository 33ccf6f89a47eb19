package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Why branches are infeasible, for people. */
final class ReasonText {
  private final Map<Branch, BranchReasons> all;

  /** The reasons of all infeasible branches, since one may be behind another. */
  ReasonText(Map<Branch, BranchReasons> all) {
    this.all = all;
  }

  /** The first reason, or all of them. */
  List<String> lines(Branch branch, Detail detail) {
    return detail == Detail.FULL
        ? lines(branch).stream().map(line -> "because " + line).toList()
        : first(branch);
  }

  /** In one line, and how many others there are; no line if no reason was found. */
  private List<String> first(Branch branch) {
    BranchReasons reasons = all.get(branch);
    if (reasons == null) {
      return List.of();
    }
    if (!reasons.reasons().isEmpty()) {
      int others = reasons.reasons().size() - 1;
      String more =
          others == 0
              ? ""
              : others == 1 ? " (or for another reason)" : " (or for %d others)".formatted(others);
      return List.of("because " + text(reasons.reasons().get(0), branch) + more);
    }
    return reasons.behind().stream().limit(1).map(each -> "because " + behind(each)).toList();
  }

  private static String text(Reason reason, Branch branch) {
    return reason.text(branch.method());
  }

  private static String behind(Branch before) {
    return "it is behind " + before.label() + ", which no run takes";
  }

  /** All reasons, one to a line, and what there is to know of them; never empty. */
  List<String> lines(Branch branch) {
    BranchReasons reasons = all.get(branch);
    if (reasons == null) {
      return List.of("no reason was looked for");
    }
    List<String> lines = new ArrayList<>();
    reasons.reasons().forEach(each -> lines.add(text(each, branch)));
    for (Branch each : reasons.behind()) {
      lines.add(behind(each));
      BranchReasons before = all.get(each);
      if (before != null) {
        before.reasons().forEach(one -> lines.add("  " + text(one, branch)));
      }
    }
    if (reasons.isCut() && !lines.isEmpty()) {
      lines.add("(there are more paths to it, which were not looked at)");
    }
    if (lines.isEmpty() && reasons.unknown().isEmpty()) {
      lines.add("it is never reached, and no branch before it tells why");
    }
    reasons.unknown().forEach(each -> lines.add("(" + each + ")"));
    return lines;
  }
}

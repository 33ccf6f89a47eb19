package dev.waymark.report;

import dev.waymark.explore.reason.BranchReasons;
import dev.waymark.generalize.reason.Reason;
import dev.waymark.program.branch.Branch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Why branches are infeasible, for people. */
public final class ReasonText {
  private final Map<Branch, BranchReasons> all;

  /** The reasons of all infeasible branches, since one may be behind another. */
  public ReasonText(Map<Branch, BranchReasons> all) {
    this.all = all;
  }

  /** In one line, after "because"; empty if no reason was found. */
  public String first(Branch branch) {
    BranchReasons reasons = all.get(branch);
    if (reasons == null) {
      return "";
    }
    if (!reasons.reasons().isEmpty()) {
      return text(reasons.reasons().get(0), branch);
    }
    return reasons.behind().stream()
        .map(each -> behind(each) + first(each))
        .filter(text -> !text.endsWith(": "))
        .findFirst()
        .orElse("");
  }

  private static String text(Reason reason, Branch branch) {
    return reason.text(branch.method());
  }

  private static String behind(Branch before) {
    return "it is never reached, as no run takes " + before.label() + ": ";
  }

  /** All reasons, one to a line, and what there is to know of them; never empty. */
  public List<String> lines(Branch branch) {
    BranchReasons reasons = all.get(branch);
    if (reasons == null) {
      return List.of("no reason was looked for");
    }
    List<String> lines = new ArrayList<>();
    reasons.reasons().forEach(each -> lines.add(text(each, branch)));
    for (Branch each : reasons.behind()) {
      lines.add(behind(each).substring(0, behind(each).length() - 2));
      BranchReasons before = all.get(each);
      if (before != null) {
        before.reasons().forEach(one -> lines.add("  " + text(one, branch)));
      }
    }
    if (reasons.isCut()) {
      lines.add("(there are more paths to it, which were not looked at)");
    }
    reasons.unknown().forEach(each -> lines.add("(" + each + ")"));
    if (lines.isEmpty()) {
      lines.add("it is never reached, and no branch before it tells why");
    }
    return lines;
  }
}

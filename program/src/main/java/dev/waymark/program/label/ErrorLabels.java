package dev.waymark.program.label;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.util.List;

/** RTE: that each implicit check of the virtual machine fails. */
final class ErrorLabels implements LabellingFunction {
  @Override
  public void label(MethodModel method, LabelList labels) {
    for (BranchPoint point : method.branchPoints()) {
      if (!point.type().isExplicit()) {
        List<Branch> fails = point.branches().subList(1, point.branches().size());
        labels.add("RTE", fails, "!(" + point.text() + ")");
      }
    }
  }
}

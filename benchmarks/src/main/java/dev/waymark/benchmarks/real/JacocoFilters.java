package dev.waymark.benchmarks.real;

import dev.waymark.program.branch.AssertStatements;
import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.ir.MethodRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which branch points JaCoCo leaves out though the bytecode has them: its documented filters. */
final class JacocoFilters {
  private JacocoFilters() {}

  /**
   * Those of {@code points}, which are in the order of the code, that are left out, with the name
   * of the filter. A switch over strings is a switch over hash codes, comparisons, and a second
   * switch; JaCoCo counts the second switch only.
   */
  static Map<BranchPoint, String> of(List<BranchPoint> points) {
    Map<BranchPoint, String> leftOut = new LinkedHashMap<>();
    for (int i = 0; i < points.size(); i++) {
      if (isOfAssertions(points.get(i))) {
        leftOut.put(points.get(i), "assertions");
      } else if (isOverHashCodes(points.get(i))) {
        int second = second(points, i);
        points.subList(i, second).forEach(each -> leftOut.put(each, "switch over strings"));
      }
    }
    return leftOut;
  }

  /** JaCoCo knows the flag of the class itself alone; interfaces have it in another class. */
  private static boolean isOfAssertions(BranchPoint point) {
    return AssertStatements.isSwitch(point) && !point.text().contains(".$");
  }

  private static boolean isOverHashCodes(BranchPoint point) {
    return point.type() == BranchPoint.Type.SWITCH && point.text().endsWith(".hashCode()");
  }

  /** Where the second switch is; the first again if what is between them is not as expected. */
  private static int second(List<BranchPoint> points, int first) {
    int next = first + 1;
    while (next < points.size() && isComparison(points.get(next), points.get(first))) {
      next++;
    }
    boolean isThere =
        next < points.size()
            && points.get(next).type() == BranchPoint.Type.SWITCH
            && isBeside(points.get(next), points.get(first));
    return isThere ? next : first;
  }

  private static boolean isComparison(BranchPoint point, BranchPoint first) {
    return point.type() == BranchPoint.Type.CONDITION
        && point.text().contains(".equals(")
        && isBeside(point, first);
  }

  private static boolean isBeside(BranchPoint point, BranchPoint first) {
    return methodOf(point).equals(methodOf(first)) && point.line() == first.line();
  }

  private static MethodRef methodOf(BranchPoint point) {
    return point.branches().get(0).method();
  }
}

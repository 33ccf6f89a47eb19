package dev.waymark.benchmarks.turns;

import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Branch;
import dev.waymark.program.branch.BranchPoint;
import java.util.HashMap;
import java.util.Map;

/**
 * A way to go on after a conditional jump or a switch.
 *
 * @param instruction counted as the program model counts
 * @param way for a jump 0 if it is not taken and 1 if it is; for a switch the place of the target
 *     among the different ones in the order of the code, the default last
 */
public record Turn(int instruction, int way) {
  /** Which branch each turn of {@code method} is. */
  public static Map<Turn, Branch> branches(MethodModel method) {
    Map<Turn, Branch> turns = new HashMap<>();
    for (BranchPoint point : method.branchPoints()) {
      if (point.type() == BranchPoint.Type.CONDITION) {
        turns.put(new Turn(point.taken().instruction(), 1), point.taken());
        turns.put(new Turn(point.notTaken().instruction(), 0), point.notTaken());
      } else if (point.type() == BranchPoint.Type.SWITCH) {
        point
            .branches()
            .forEach(each -> turns.put(new Turn(each.instruction(), each.outcome()), each));
      }
    }
    return turns;
  }
}

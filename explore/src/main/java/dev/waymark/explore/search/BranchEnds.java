package dev.waymark.explore.search;

import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.List;

/** Where branches lead to. */
final class BranchEnds {
  private BranchEnds() {}

  /** For each branch of {@code point}, which is reachable, the block that it leads to. */
  static List<Integer> of(Cfg cfg, BranchPoint point) {
    Statement statement = cfg.code().statement(point.statement());
    int instruction = cfg.code().instructionOf(point.statement());
    if (statement instanceof If jump) {
      int taken = cfg.blockOf(jump.target());
      int next = cfg.blockOf(instruction + 1);
      boolean isTakenFirst = point.taken().equals(point.branches().get(0));
      return isTakenFirst ? List.of(taken, next) : List.of(next, taken);
    }
    if (statement instanceof Switch jump) {
      return new SwitchTargets(jump).targets().stream().map(cfg::blockOf).toList();
    }
    int block = cfg.blockOf(instruction);
    return List.of(block, cfg.targetOf((Check) statement, cfg.block(block)));
  }
}

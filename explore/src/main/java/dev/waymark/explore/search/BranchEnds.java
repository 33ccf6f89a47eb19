package dev.waymark.explore.search;

import dev.waymark.program.branch.BranchPoint;
import dev.waymark.program.branch.Outcomes;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.If;
import java.util.List;

/** Where branches lead to. */
final class BranchEnds {
  private BranchEnds() {}

  /** For each branch of {@code point}, which is reachable, the block that it leads to. */
  static List<Integer> of(Cfg cfg, BranchPoint point) {
    List<Integer> blocks = Outcomes.blocks(cfg, point.statement());
    boolean isTurned =
        cfg.code().statement(point.statement()) instanceof If
            && !point.taken().equals(point.branches().get(0));
    return isTurned ? List.of(blocks.get(1), blocks.get(0)) : blocks;
  }
}

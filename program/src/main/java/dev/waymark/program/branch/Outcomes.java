package dev.waymark.program.branch;

import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.List;

/**
 * The outcomes of a statement that branches: a jump is taken, or else not; the targets of a switch
 * in order; a check passes, or else fails.
 */
public final class Outcomes {
  private Outcomes() {}

  /** For each outcome of {@code statement}, which is reachable, the block that it leads to. */
  public static List<Integer> blocks(Cfg cfg, int statement) {
    Statement branch = cfg.code().statement(statement);
    int instruction = cfg.code().instructionOf(statement);
    if (branch instanceof If jump) {
      return List.of(cfg.blockOf(jump.target()), cfg.blockOf(instruction + 1));
    }
    if (branch instanceof Switch jump) {
      return new SwitchTargets(jump).targets().stream().map(cfg::blockOf).toList();
    }
    int block = cfg.blockOf(instruction);
    return branch instanceof Check check
        ? List.of(block, cfg.targetOf(check, cfg.block(block)))
        : List.of(block, block); // a label
  }
}

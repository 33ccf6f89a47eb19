package dev.waymark.program.decision;

import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the conditional jumps, and where the evaluation of each one's expression starts: the last
 * point that dominates the jump at which the operand stack is as low as after it.
 */
final class ConditionFinder {
  private final Cfg cfg;
  private final Code code;
  private final Dominators dominators;

  ConditionFinder(Cfg cfg, Dominators dominators) {
    this.cfg = cfg;
    this.dominators = dominators;
    this.code = cfg.code();
  }

  /** All conditions in instruction order, each one true when its jump is taken. */
  List<Condition> conditions() {
    List<Condition> conditions = new ArrayList<>();
    for (Block block : cfg.blocks()) {
      if (block.firstStatement() < block.endStatement()
          && code.statement(block.endStatement() - 1) instanceof If) {
        conditions.add(conditionOf(block));
      }
    }
    return conditions;
  }

  private Condition conditionOf(Block block) {
    int height = code.stackHeight(block.last() + 1);
    Block entry = block;
    int start = lastLow(entry, height);
    while (start < 0) {
      entry = cfg.block(dominators.immediate(entry.index()));
      start = lastLow(entry, height);
    }
    return new Condition(
        block.endStatement() - 1,
        block.last(),
        start,
        entry.index(),
        block.index(),
        code.line(block.last()),
        Polarity.JUMPS_IF_TRUE);
  }

  /** The last instruction of {@code block} before which the stack is not above {@code height}. */
  private int lastLow(Block block, int height) {
    for (int i = block.last(); i >= block.first(); i--) {
      if (code.stackHeight(i) <= height) {
        return i;
      }
    }
    return -1;
  }
}

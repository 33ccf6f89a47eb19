package dev.waymark.program.decision;

import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.graph.Loops;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Switch;
import java.util.BitSet;
import java.util.Objects;

/**
 * How far an if-then-else or a switch reaches. Compilers lay its parts out one after the other, so
 * it ends where a jump at the end of its first arm leads, or else where its second arm would start;
 * of what lies between only blocks that its decision dominates belong to it. An arm that never ends
 * normally thus has no counterpart: {@code if (a) return x; S} reads as such, and not as {@code if
 * (a) return x; else S}.
 */
final class IteRegions {
  private final Cfg cfg;
  private final Code code;
  private final Dominators dominators;
  private final Loops loops;

  IteRegions(Cfg cfg, Dominators dominators, Loops loops) {
    this.cfg = cfg;
    this.code = cfg.code();
    this.dominators = dominators;
    this.loops = loops;
  }

  /**
   * Whether {@code decision} says if {@code loop} goes on: it stands at the very head of the loop,
   * or leads straight back to it, and its other side leaves the loop.
   */
  boolean isConditionOf(Loop loop, Decision decision) {
    boolean trueStays = loops.contains(loop, decision.whenTrue());
    boolean falseStays = loops.contains(loop, decision.whenFalse());
    if (trueStays == falseStays || !loops.contains(loop, decision.entry())) {
      return false;
    }
    int stays = trueStays ? decision.whenTrue() : decision.whenFalse();
    return stays == loop.header() || decision.start() == cfg.block(loop.header()).first();
  }

  BitSet of(Decision decision) {
    int start = decision.start();
    int last = decision.conditions().get(decision.conditions().size() - 1).instruction();
    int other = cfg.block(decision.whenFalse()).first();
    BitSet region = new BitSet();
    region.set(start, last + 1);
    if (other > last) {
      addDominated(region, decision.entry(), last + 1, endOfArms(other, decision.entry()));
    } else {
      addDominatedBy(region, decision.whenTrue(), last);
    }
    return region;
  }

  /** Where the arms end whose second one, if there is one, starts at instruction {@code other}. */
  private int endOfArms(int other, int entry) {
    if (code.isReachable(other - 1)
        && code.statement(code.endStatement(other - 1) - 1) instanceof Goto jump
        && jump.target() > other
        && sameLoop(entry, cfg.blockOf(jump.target()))) {
      return jump.target();
    }
    return other;
  }

  private boolean sameLoop(int a, int b) {
    return Objects.equals(loops.innermost(a), loops.innermost(b));
  }

  BitSet of(Switch jump, int statement) {
    int instruction = code.instructionOf(statement);
    int entry = cfg.blockOf(instruction);
    int farthest = jump.defaultTarget();
    for (Switch.Case c : jump.cases()) {
      farthest = Math.max(farthest, c.target());
    }
    BitSet region = new BitSet();
    region.set(instruction);
    addDominated(region, entry, instruction + 1, endOfCases(entry, instruction, farthest));
    return region;
  }

  /** The farthest point to which a case breaks, if that is beyond the last case. */
  private int endOfCases(int entry, int instruction, int farthest) {
    int end = farthest;
    for (int i = instruction + 1; i < farthest; i++) {
      if (code.isReachable(i)
          && code.endStatement(i) > code.firstStatement(i)
          && code.statement(code.endStatement(i) - 1) instanceof Goto jump
          && sameLoop(entry, cfg.blockOf(jump.target()))) {
        end = Math.max(end, jump.target());
      }
    }
    return end;
  }

  private void addDominated(BitSet region, int entry, int from, int to) {
    for (int block = cfg.blockOf(from); block >= 0 && block < cfg.blocks().size(); block++) {
      Block candidate = cfg.block(block);
      if (candidate.first() >= to) {
        return;
      }
      if (dominators.dominates(entry, block)) {
        region.set(candidate.first(), candidate.last() + 1);
      }
    }
  }

  /** The arm that starts at {@code head}, if only the instruction {@code jump} leads there. */
  private void addDominatedBy(BitSet region, int head, int jump) {
    if (cfg.graph().inDegree(head) == 1 && cfg.block(head).first() == jump + 1) {
      cfg.blocks().stream()
          .filter(block -> dominators.dominates(head, block.index()))
          .forEach(block -> region.set(block.first(), block.last() + 1));
    }
  }
}

package dev.waymark.program.branch;

import dev.waymark.program.decision.Condition.Polarity;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Switch;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Lays out the nodes of a {@link BranchGraph}: first the segments of all blocks in order, then the
 * branches, then the two exits. A segment ends at a check, or with its block.
 */
final class BranchGraphBuilder {
  private final Cfg cfg;
  private final Code code;
  private final int[] segments;
  private final int[] firstSegment;
  private final int[] firstBranchNode;
  private final BitSet jumpsIfTrue = new BitSet();
  private final List<BranchPoint> points;
  private final int exitBase;
  private final Digraph.Builder builder;

  BranchGraphBuilder(Cfg cfg, List<BranchPoint> branchPoints) {
    this.cfg = cfg;
    this.code = cfg.code();
    this.segments = new int[code.statements().size()];
    this.firstSegment = new int[cfg.blocks().size()];
    this.points = branchPoints;
    this.firstBranchNode = new int[segments.length];
    int next = numberSegments();
    for (BranchPoint point : branchPoints) {
      firstBranchNode[point.statement()] = next;
      jumpsIfTrue.set(point.statement(), point.polarity() == Polarity.JUMPS_IF_TRUE);
      next += point.branches().size();
    }
    this.exitBase = next;
    this.builder = new Digraph.Builder(next + 2);
    cfg.blocks().forEach(this::connect);
  }

  Code code() {
    return code;
  }

  /** For each statement that branches, the node of its first outcome. */
  int[] firstBranchNodes() {
    return firstBranchNode;
  }

  /** The branch at each node; null at segments and exits. */
  @Nullable Branch[] branches() {
    @Nullable Branch[] branches = new Branch[exitBase + 2];
    for (BranchPoint point : points) {
      point.branches().forEach(b -> branches[node(point.statement(), b.outcome())] = b);
    }
    return branches;
  }

  int[] segments() {
    return segments;
  }

  Digraph graph() {
    return builder.build();
  }

  BitSet exits() {
    BitSet exits = new BitSet();
    exits.set(exitBase, exitBase + 2);
    return exits;
  }

  private int numberSegments() {
    int next = 0;
    for (Block block : cfg.blocks()) {
      firstSegment[block.index()] = next;
      for (int i = block.firstStatement(); i < block.endStatement(); i++) {
        segments[i] = next;
        if (code.statement(i) instanceof Check) {
          next++;
        }
      }
      next++;
    }
    return next;
  }

  private void connect(Block block) {
    int segment = firstSegment[block.index()];
    for (int i = block.firstStatement(); i < block.endStatement(); i++) {
      if (code.statement(i) instanceof Check check) {
        connectCheck(check, i, block, segment++);
      } else if (code.statement(i).canThrow()) {
        connectThrows(block, segment);
      }
    }
    connectEnd(block, segment);
    connectAsynchronous(block, segment);
  }

  private void connectCheck(Check check, int statement, Block block, int segment) {
    int pass = node(statement, 0);
    int fail = node(statement, 1);
    builder.edge(segment, pass);
    builder.edge(pass, segment + 1);
    builder.edge(segment, fail);
    builder.edge(fail, target(cfg.targetOf(check, block)));
  }

  private void connectThrows(Block block, int segment) {
    cfg.throwTargets(block).stream().forEach(to -> builder.edge(segment, target(to)));
  }

  private void connectEnd(Block block, int segment) {
    int last = block.endStatement() - 1;
    if (last >= block.firstStatement() && code.statement(last) instanceof If jump) {
      int taken = jumpsIfTrue.get(last) ? 0 : 1;
      connectBranch(segment, node(last, taken), jump.target());
      connectBranch(segment, node(last, 1 - taken), block.last() + 1);
    } else if (last >= block.firstStatement() && code.statement(last) instanceof Switch jump) {
      List<Integer> targets = new SwitchTargets(jump).targets();
      for (int i = 0; i < targets.size(); i++) {
        connectBranch(segment, node(last, i), targets.get(i));
      }
    } else {
      connectPlainly(block, segment);
    }
  }

  private void connectBranch(int segment, int branch, int instruction) {
    builder.edge(segment, branch);
    builder.edge(branch, firstSegment[cfg.blockOf(instruction)]);
  }

  private void connectPlainly(Block block, int segment) {
    for (Transfer transfer : cfg.transfersFrom(block.index())) {
      if (!transfer.cause().isExceptional()) {
        builder.edge(segment, target(transfer.to()));
      }
    }
  }

  private void connectAsynchronous(Block block, int segment) {
    for (Transfer transfer : cfg.transfersFrom(block.index())) {
      if (transfer.cause() == Transfer.Cause.ASYNCHRONOUS) {
        builder.edge(segment, target(transfer.to()));
      }
    }
  }

  private int node(int statement, int outcome) {
    return firstBranchNode[statement] + outcome;
  }

  /** The node at which control arrives that goes to {@code block}, or to an exit of the graph. */
  private int target(int block) {
    return block < firstSegment.length ? firstSegment[block] : exitBase + block - cfg.returnExit();
  }
}

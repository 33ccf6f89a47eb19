package dev.waymark.program.branch;

import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Switch;
import java.util.BitSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Lays out the nodes of a {@link BranchGraph}: first the segments of all blocks in order, then the
 * branches, then the two exits. A segment ends at a check, or with its block.
 */
final class BranchGraphBuilder {
  private final Cfg cfg;
  private final Code code;
  private final int[] segments;
  private final int[] firstSegment;
  private final Map<Integer, BranchPoint> points = new HashMap<>();
  private final Map<Branch, Integer> nodes = new LinkedHashMap<>();
  private final int exitBase;
  private final Digraph.Builder builder;

  BranchGraphBuilder(Cfg cfg, List<BranchPoint> branchPoints) {
    this.cfg = cfg;
    this.code = cfg.code();
    this.segments = new int[code.statements().size()];
    this.firstSegment = new int[cfg.blocks().size()];
    branchPoints.forEach(point -> points.put(point.statement(), point));
    int next = numberSegments();
    for (BranchPoint point : branchPoints) {
      for (Branch branch : point.branches()) {
        nodes.put(branch, next++);
      }
    }
    this.exitBase = next;
    this.builder = new Digraph.Builder(next + 2);
    cfg.blocks().forEach(this::connect);
  }

  Map<Branch, Integer> nodes() {
    return nodes;
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
        connectCheck(check, point(i), block, segment++);
      } else if (code.statement(i).canThrow()) {
        connectThrows(block, segment);
      }
    }
    connectEnd(block, segment);
    connectAsynchronous(block, segment);
  }

  private void connectCheck(Check check, BranchPoint point, Block block, int segment) {
    int pass = node(point.branches().get(0));
    int fail = node(point.branches().get(1));
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
      connectBranch(segment, point(last).taken(), jump.target());
      connectBranch(segment, point(last).notTaken(), block.last() + 1);
    } else if (last >= block.firstStatement() && code.statement(last) instanceof Switch jump) {
      List<Integer> targets = new SwitchTargets(jump).targets();
      for (int i = 0; i < targets.size(); i++) {
        connectBranch(segment, point(last).branches().get(i), targets.get(i));
      }
    } else {
      connectPlainly(block, segment);
    }
  }

  private void connectBranch(int segment, Branch branch, int instruction) {
    builder.edge(segment, node(branch));
    builder.edge(node(branch), firstSegment[cfg.blockOf(instruction)]);
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

  private BranchPoint point(int statement) {
    return Objects.requireNonNull(points.get(statement));
  }

  private int node(Branch branch) {
    return Objects.requireNonNull(nodes.get(branch));
  }

  /** The node at which control arrives that goes to {@code block}, or to an exit of the graph. */
  private int target(int block) {
    return block < firstSegment.length ? firstSegment[block] : exitBase + block - cfg.returnExit();
  }
}

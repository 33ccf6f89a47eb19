package dev.waymark.program.flow;

import dev.waymark.program.graph.Digraph;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The control flow graph of a method: its reachable blocks in instruction order, block 0 the entry,
 * and two exits, one for returns and one for exceptions that leave the method.
 */
public final class Cfg {
  private final Code code;
  private final List<Block> blocks;
  private final List<Transfer> transfers;
  private final List<List<Transfer>> out;
  private final int[] blockOf;
  private final Digraph graph;
  private final Digraph normalGraph;

  private Cfg(Code code, List<Block> blocks, List<Transfer> transfers, int[] blockOf) {
    this.code = code;
    this.blocks = List.copyOf(blocks);
    this.transfers = List.copyOf(transfers);
    this.blockOf = blockOf;
    this.out = outgoing();
    this.graph = graphOf(transfers);
    this.normalGraph = graphOf(transfers.stream().filter(t -> !t.cause().isExceptional()).toList());
  }

  /** The graph of {@code code}; linear in its statements and what its handlers cover. */
  public static Cfg of(Code code) {
    BlockFinder finder = new BlockFinder(code);
    List<Block> blocks = finder.blocks();
    int[] blockOf = finder.blockOf();
    return new Cfg(code, blocks, new TransferFinder(code, blocks, blockOf).transfers(), blockOf);
  }

  private List<List<Transfer>> outgoing() {
    List<List<Transfer>> result = new ArrayList<>(Collections.nCopies(blocks.size(), List.of()));
    for (int start = 0; start < transfers.size(); ) {
      int end = start;
      while (end < transfers.size() && transfers.get(end).from() == transfers.get(start).from()) {
        end++;
      }
      result.set(transfers.get(start).from(), transfers.subList(start, end));
      start = end;
    }
    return result;
  }

  private Digraph graphOf(List<Transfer> edges) {
    Digraph.Builder builder = new Digraph.Builder(blocks.size() + 2);
    edges.forEach(edge -> builder.edge(edge.from(), edge.to()));
    return builder.build();
  }

  public Code code() {
    return code;
  }

  public List<Block> blocks() {
    return blocks;
  }

  public Block block(int index) {
    return blocks.get(index);
  }

  /** The index of the block with the reachable {@code instruction}; -1 for an unreachable one. */
  public int blockOf(int instruction) {
    return blockOf[instruction];
  }

  /** All edges, ordered by source block. */
  public List<Transfer> transfers() {
    return transfers;
  }

  /** The edges out of a block: normal ones first, in the order of the jump. */
  public List<Transfer> transfersFrom(int block) {
    return out.get(block);
  }

  /** The node that returns lead to. */
  public int returnExit() {
    return blocks.size();
  }

  /** The node that uncaught exceptions lead to. */
  public int throwExit() {
    return blocks.size() + 1;
  }

  /** Both exits, as post-dominance wants them. */
  public BitSet exits() {
    BitSet exits = new BitSet();
    exits.set(returnExit(), throwExit() + 1);
    return exits;
  }

  /** Blocks and exits with all edges. */
  public Digraph graph() {
    return graph;
  }

  /** Blocks and exits without exceptional edges; handlers are unreachable in it. */
  public Digraph normalGraph() {
    return normalGraph;
  }

  /** The last statement of {@code block}, if it has one. */
  public Optional<Statement> lastStatement(Block block) {
    return block.firstStatement() == block.endStatement()
        ? Optional.empty()
        : Optional.of(code.statement(block.endStatement() - 1));
  }

  /** The block, or {@link #throwExit()}, to which a failed {@code check} in {@code block} leads. */
  public int targetOf(Check check, Block block) {
    return Throwing.target(check, block, throwExit(), blockOf);
  }

  /** Where an exception of unknown class, thrown in {@code block}, may lead. */
  public BitSet throwTargets(Block block) {
    return Throwing.targets(block, throwExit(), blockOf);
  }
}

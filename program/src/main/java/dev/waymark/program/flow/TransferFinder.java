package dev.waymark.program.flow;

import dev.waymark.program.flow.Transfer.Cause;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the edges between blocks. */
final class TransferFinder {
  private final Code code;
  private final List<Block> blocks;
  private final int[] blockOf;
  private final List<Transfer> transfers = new ArrayList<>();
  private final BitSet entered = new BitSet();

  TransferFinder(Code code, List<Block> blocks, int[] blockOf) {
    this.code = code;
    this.blocks = blocks;
    this.blockOf = blockOf;
  }

  /** All edges, those of one block together and normal ones first. */
  List<Transfer> transfers() {
    for (Block block : blocks) {
      addNormal(block);
      addExceptional(block);
    }
    addAsynchronous();
    transfers.sort(Comparator.comparingInt(Transfer::from));
    return transfers;
  }

  private void addNormal(Block block) {
    Statement last =
        block.firstStatement() == block.endStatement()
            ? null
            : code.statement(block.endStatement() - 1);
    if (last instanceof If jump) {
      add(block, block.last() + 1, Cause.NOT_TAKEN);
      add(block, jump.target(), Cause.TAKEN);
    } else if (last instanceof Goto jump) {
      add(block, jump.target(), Cause.GOTO);
    } else if (last instanceof Switch jump) {
      jump.cases().forEach(c -> add(block, c.target(), Cause.CASE));
      add(block, jump.defaultTarget(), Cause.DEFAULT);
    } else {
      addFallThrough(block, last);
    }
  }

  private void addFallThrough(Block block, @Nullable Statement last) {
    if (last instanceof Return) {
      addNode(block, blocks.size(), Cause.RETURN);
    } else if (last == null || !last.endsFlow()) {
      add(block, block.last() + 1, Cause.FALL_THROUGH);
    }
  }

  private void addExceptional(Block block) {
    int exit = blocks.size() + 1;
    BitSet targets = new BitSet();
    for (int i = block.firstStatement(); i < block.endStatement(); i++) {
      if (code.statement(i) instanceof Check check) {
        targets.set(Throwing.target(check, block, exit, blockOf));
      } else if (code.statement(i).canThrow()) {
        targets.or(Throwing.targets(block, exit, blockOf));
      }
    }
    targets.stream().forEach(target -> addNode(block, target, Cause.EXCEPTION));
  }

  /** Gives handlers that nothing else enters an edge from each block they cover. */
  private void addAsynchronous() {
    for (Handler handler : code.handlers()) {
      int target = blockOf[handler.target()];
      if (target > 0 && !entered.get(target)) {
        blocks.stream()
            .filter(block -> block.handlers().contains(handler))
            .forEach(
                block -> transfers.add(new Transfer(block.index(), target, Cause.ASYNCHRONOUS)));
      }
    }
  }

  private void add(Block from, int instruction, Cause cause) {
    addNode(from, blockOf[instruction], cause);
  }

  private void addNode(Block from, int to, Cause cause) {
    entered.set(to);
    transfers.add(new Transfer(from.index(), to, cause));
  }
}

package dev.waymark.bidirectional.proof;

import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.SortedSet;
import java.util.TreeSet;

/** Which statements may have put on the stack what stands there. Linear in the code. */
final class StackSources {
  /** It is there when a handler begins. */
  static final int HANDLER = -1;

  private final MethodModel method;
  private final Cfg cfg;
  private final Stack operand;
  private final SortedSet<Integer> found = new TreeSet<>();
  private final Deque<Integer> open = new ArrayDeque<>();
  private final BitSet seen = new BitSet();

  private StackSources(MethodModel method, Stack operand) {
    this.method = method;
    this.cfg = method.cfg();
    this.operand = operand;
  }

  /** The statements that may have written {@code operand} last before {@code index}. */
  static SortedSet<Integer> of(MethodModel method, int index, Stack operand) {
    StackSources sources = new StackSources(method, operand);
    sources.search(index);
    return sources.found;
  }

  private void search(int index) {
    find(cfg.block(cfg.blockOf(method.code().instructionOf(index))), index);
    while (!open.isEmpty()) {
      Block block = cfg.block(open.remove());
      find(block, block.endStatement());
    }
  }

  /** In the block, or in those before it. */
  private void find(Block block, int end) {
    for (int i = end - 1; i >= block.firstStatement(); i--) {
      if (writes(method.code().statement(i))) {
        found.add(i);
        return;
      }
    }
    for (Transfer each : cfg.transfers()) {
      if (each.to() == block.index()) {
        before(each);
      }
    }
  }

  private void before(Transfer transfer) {
    if (transfer.cause().isExceptional()) {
      found.add(HANDLER);
    } else if (!seen.get(transfer.from())) {
      seen.set(transfer.from());
      open.add(transfer.from());
    }
  }

  private boolean writes(Statement statement) {
    return (statement instanceof Assign assign && assign.target().equals(operand))
        || (statement instanceof Call call && operand.equals(call.result()));
  }
}

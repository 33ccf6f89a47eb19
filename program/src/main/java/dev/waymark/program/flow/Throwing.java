package dev.waymark.program.flow;

import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Handler;
import java.util.BitSet;

/** Where exceptions lead. */
final class Throwing {
  private Throwing() {}

  /** The blocks, or {@code exit}, to which an exception of unknown class in {@code block} leads. */
  static BitSet targets(Block block, int exit, int[] blockOf) {
    BitSet targets = new BitSet();
    for (Handler handler : Catching.ofAny(block.handlers())) {
      targets.set(blockOf[handler.target()]);
    }
    if (Catching.mayEscape(block.handlers())) {
      targets.set(exit);
    }
    return targets;
  }

  /** The one block, or {@code exit}, that a failed {@code check} leads to. */
  static int target(Check check, Block block, int exit, int[] blockOf) {
    Handler handler = Catching.of(check, block.handlers());
    return handler == null ? exit : blockOf[handler.target()];
  }
}

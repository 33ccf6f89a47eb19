package dev.waymark.program.flow;

import dev.waymark.program.ir.Handler;
import java.util.List;

/**
 * A maximal run of reachable instructions that is entered at its first one only, ends at a jump,
 * and is covered by the same handlers throughout.
 *
 * @param first first instruction
 * @param last last instruction
 * @param firstStatement first statement
 * @param endStatement the statement after the last
 * @param handlers rows of the exception table that cover the block, in order
 */
public record Block(
    int index, int first, int last, int firstStatement, int endStatement, List<Handler> handlers) {
  public Block {
    handlers = List.copyOf(handlers);
  }
}

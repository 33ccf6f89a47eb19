package dev.waymark.program.flow;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Cuts code into blocks. */
final class BlockFinder {
  private final Code code;
  private final BitSet leaders = new BitSet();
  private final int[] blockOf;
  private final List<Block> blocks = new ArrayList<>();

  BlockFinder(Code code) {
    this.code = code;
    this.blockOf = new int[code.instructionCount()];
    Arrays.fill(blockOf, -1);
    markLeaders();
    cut();
  }

  List<Block> blocks() {
    return blocks;
  }

  int[] blockOf() {
    return blockOf;
  }

  private void markLeaders() {
    leaders.set(0);
    for (Handler handler : code.handlers()) {
      leaders.set(handler.start());
      leaders.set(handler.end());
      leaders.set(handler.target());
    }
    for (int i = 0; i < code.statements().size(); i++) {
      markTargets(code.statement(i), code.instructionOf(i) + 1);
    }
  }

  private void markTargets(Statement statement, int next) {
    if (statement instanceof If jump) {
      leaders.set(jump.target());
      leaders.set(next);
    } else if (statement instanceof Goto jump) {
      leaders.set(jump.target());
    } else if (statement instanceof Switch jump) {
      jump.cases().forEach(c -> leaders.set(c.target()));
      leaders.set(jump.defaultTarget());
    }
    if (statement.endsFlow()) {
      leaders.set(next);
    }
  }

  private void cut() {
    int count = code.instructionCount();
    for (int first = nextReachable(0); first < count; ) {
      int end = first + 1;
      while (end < count && !leaders.get(end) && code.isReachable(end)) {
        end++;
      }
      add(first, end);
      first = nextReachable(end);
    }
  }

  private int nextReachable(int from) {
    int instruction = from;
    while (instruction < code.instructionCount() && !code.isReachable(instruction)) {
      instruction++;
    }
    return instruction;
  }

  private void add(int first, int end) {
    List<Handler> handlers = code.handlers().stream().filter(h -> h.covers(first)).toList();
    Arrays.fill(blockOf, first, end, blocks.size());
    blocks.add(
        new Block(
            blocks.size(),
            first,
            end - 1,
            code.firstStatement(first),
            code.endStatement(end - 1),
            handlers));
  }
}

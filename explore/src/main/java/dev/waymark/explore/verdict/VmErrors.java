package dev.waymark.explore.verdict;

import dev.waymark.program.EnumOrdinals;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ProgramException;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.ir.Handler;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Where a method may go on after an error of the virtual machine, such as a full stack: no input
 * brings that about reliably, and no exploration shows that it cannot happen.
 */
public final class VmErrors {
  private VmErrors() {}

  /** Whether such an error may have been caught before {@code instruction} runs. */
  public static boolean mayPrecede(MethodModel method, int instruction) {
    try {
      int block = method.cfg().blockOf(instruction);
      return block >= 0 && reached(method).get(block);
    } catch (ProgramException e) { // nobody can read it, and it is not instrumented
      return true;
    }
  }

  /** Whether the caller of {@code method} may never learn of such an error. */
  public static boolean mayHide(MethodModel method) {
    return method.hasCode() && reached(method).get(method.cfg().returnExit());
  }

  /** Blocks and exits behind handlers; linear in the edges. */
  private static BitSet reached(MethodModel method) {
    Cfg cfg = method.cfg();
    EnumOrdinals ordinals = new EnumOrdinals(method.owner().program());
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    for (Handler handler : cfg.code().handlers()) {
      int target = cfg.blockOf(handler.target());
      if (handler.catchesErrors() && target >= 0 && !ordinals.isIdle(handler, cfg.code())) {
        open.push(target);
      }
    }
    Digraph graph = cfg.graph();
    while (!open.isEmpty()) {
      int block = open.pop();
      if (!reached.get(block)) {
        reached.set(block);
        for (int i = 0; i < graph.outDegree(block); i++) {
          open.push(graph.successor(block, i));
        }
      }
    }
    return reached;
  }
}

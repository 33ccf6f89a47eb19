package dev.waymark.program.branch;

import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Digraph;
import dev.waymark.program.graph.Dominators;
import dev.waymark.program.ir.Code;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What follows for the lines of a method from the branches that runs took, and those that none
 * took. Nothing follows for other lines: whether they were executed is not known.
 *
 * @param hit lines of which at least one statement was executed
 * @param missed lines of which none was
 */
public record ImpliedLines(SortedSet<Integer> hit, SortedSet<Integer> missed) {
  /** Whether a run is known to have returned from the method. */
  public enum Return {
    KNOWN,
    UNKNOWN
  }

  /**
   * What follows for the method with these branches; near linear in its statements.
   *
   * @param taken branches that some run took
   * @param untaken branches that no run took
   */
  public static ImpliedLines of(
      Cfg cfg,
      List<BranchPoint> points,
      Collection<Branch> taken,
      Collection<Branch> untaken,
      Return end) {
    Inference inference = new Inference(cfg, points);
    taken.forEach(inference::take);
    if (end == Return.KNOWN) {
      inference.comeBack();
    }
    return inference.lines(untaken);
  }

  /** Marks nodes of the graph of branches. */
  private static final class Inference {
    private final Code code;
    private final Cfg cfg;
    private final BranchGraphBuilder built;
    private final Digraph graph;
    private final Dominators dominators;

    /** Segments of which the first statement was executed. */
    private final BitSet entered = new BitSet();

    /** Segments of which all statements were executed. */
    private final BitSet completed = new BitSet();

    /** Segments from whose middle an exception may lead to other code of the method. */
    private final BitSet caught = new BitSet();

    /** Nodes whose dominators are marked. */
    private final BitSet followed = new BitSet();

    Inference(Cfg cfg, List<BranchPoint> points) {
      this.cfg = cfg;
      this.code = cfg.code();
      this.built = new BranchGraphBuilder(cfg, points);
      this.graph = built.graph();
      this.dominators = Dominators.of(graph, 0);
      for (int i = 0; i + 1 < code.statements().size(); i++) {
        int segment = built.segments()[i];
        boolean isInMiddle = isLive(i) && segment == built.segments()[i + 1];
        if (isInMiddle && isCaught(i)) {
          caught.set(segment);
        }
      }
    }

    /** Statements that no path reaches are in no block. */
    private boolean isLive(int statement) {
      return cfg.blockOf(code.instructionOf(statement)) >= 0;
    }

    private boolean isCaught(int statement) {
      int block = cfg.blockOf(code.instructionOf(statement));
      return code.statement(statement).canThrow()
          && cfg.throwTargets(cfg.block(block)).stream().anyMatch(to -> to < cfg.returnExit());
    }

    void take(Branch branch) {
      int node = node(branch);
      mark(node);
      for (int i = 0; i < graph.outDegree(node); i++) {
        entered.set(graph.successor(node, i));
      }
      for (int i = 0; i < graph.inDegree(node); i++) {
        completed.set(graph.predecessor(node, i));
      }
    }

    private int node(Branch branch) {
      int statement = code.firstStatement(branch.instruction()) + branch.subIndex();
      return built.firstBranchNodes()[statement] + branch.outcome();
    }

    void comeBack() {
      mark(graph.size() - 2);
    }

    /**
     * All that leads to {@code node} on every way was entered, and left unless a handler caught.
     */
    private void mark(int node) {
      entered.set(node);
      int each = dominators.isReachable(node) ? node : 0;
      while (each != 0 && !followed.get(each)) {
        followed.set(each);
        each = dominators.immediate(each);
        entered.set(each);
        completed.set(each, completed.get(each) || !caught.get(each));
      }
    }

    ImpliedLines lines(Collection<Branch> untaken) {
      BitSet possible = reachable(untaken);
      SortedSet<Integer> hit = new TreeSet<>();
      SortedSet<Integer> others = new TreeSet<>();
      SortedSet<Integer> missed = new TreeSet<>();
      BitSet interrupted = new BitSet();
      for (int i = 0; i < code.statements().size(); i++) {
        if (isLive(i)) {
          int segment = built.segments()[i];
          boolean isHit =
              completed.get(segment) || (entered.get(segment) && !interrupted.get(segment));
          SortedSet<Integer> lines = isHit ? hit : possible.get(segment) ? others : missed;
          lines.add(code.line(code.instructionOf(i)));
          interrupted.set(segment, interrupted.get(segment) || code.statement(i).canThrow());
        }
      }
      missed.removeAll(hit);
      missed.removeAll(others);
      hit.remove(0);
      missed.remove(0);
      return new ImpliedLines(hit, missed);
    }

    private BitSet reachable(Collection<Branch> untaken) {
      BitSet closed = new BitSet();
      untaken.forEach(each -> closed.set(node(each)));
      BitSet seen = new BitSet();
      Deque<Integer> waiting = new ArrayDeque<>();
      waiting.add(0);
      while (!waiting.isEmpty()) {
        int node = waiting.remove();
        if (!closed.get(node) && !seen.get(node)) {
          seen.set(node);
          for (int i = 0; i < graph.outDegree(node); i++) {
            waiting.add(graph.successor(node, i));
          }
        }
      }
      return seen;
    }
  }
}

package dev.waymark.program.graph;

import java.util.Arrays;

/**
 * The headers of natural loops and how the loops nest.
 *
 * <p>Two natural loops with different headers are disjoint or nested, in irreducible graphs too,
 * and the header of the outer one dominates that of the inner. So the headers are taken in
 * postorder, inner before outer, and a finished loop is merged into its header. A loop is entered
 * at its header only, so going on from the predecessors of the header loses nothing.
 */
final class LoopNest {

  private static final int NONE = -1;

  private final Digraph graph;
  private final Dominators dominators;
  private final int[] innermost;
  private final int[] enclosing;

  /** Union-find: towards the header of the outermost loop, so far, that contains a node. */
  private final int[] merged;

  private final IntList work = new IntList();

  private LoopNest(Digraph graph, Dominators dominators) {
    this.graph = graph;
    this.dominators = dominators;
    this.innermost = new int[graph.size()];
    this.enclosing = new int[graph.size()];
    this.merged = new int[graph.size()];
    Arrays.fill(innermost, NONE);
    Arrays.fill(enclosing, NONE);
    Arrays.setAll(merged, node -> node);
  }

  /** The order is a reverse postorder from the entry. O(nodes + edges * log nodes). */
  static LoopNest of(Digraph graph, Dominators dominators, int[] reversePostorder) {
    LoopNest nest = new LoopNest(graph, dominators);
    for (int i = reversePostorder.length - 1; i >= 0; i--) {
      nest.collect(reversePostorder[i]);
    }
    return nest;
  }

  /** The header of the innermost loop that contains a node, or -1; a header is its own. */
  int innermostHeader(int node) {
    return innermost[node];
  }

  boolean isHeader(int node) {
    return innermost[node] == node;
  }

  /** The header of the smallest loop that strictly contains the loop of a header, or -1. */
  int enclosingHeader(int header) {
    return enclosing[header];
  }

  /** Collects the loop of a node; does nothing if no back edge leads to it. */
  private void collect(int header) {
    for (int i = 0; i < graph.inDegree(header); i++) {
      int source = graph.predecessor(header, i);
      if (dominators.dominates(header, source)) {
        innermost[header] = header;
        absorb(source, header);
      }
    }
    while (!work.isEmpty()) {
      absorbPredecessors(work.removeLast(), header);
    }
  }

  private void absorbPredecessors(int node, int header) {
    for (int i = 0; i < graph.inDegree(node); i++) {
      int predecessor = graph.predecessor(node, i);
      if (dominators.isReachable(predecessor)) {
        absorb(predecessor, header);
      }
    }
  }

  /** Adds a node, with the loops already found around it, to the loop of a header. */
  private void absorb(int node, int header) {
    int outermost = find(node);
    if (outermost == header) {
      return;
    }
    merged[outermost] = header;
    (isHeader(outermost) ? enclosing : innermost)[outermost] = header;
    work.add(outermost);
  }

  private int find(int node) {
    int at = node;
    while (merged[at] != at) {
      merged[at] = merged[merged[at]];
      at = merged[at];
    }
    return at;
  }
}

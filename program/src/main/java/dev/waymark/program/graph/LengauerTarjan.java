package dev.waymark.program.graph;

import java.util.Arrays;

/**
 * Immediate dominators after Lengauer and Tarjan, with path compression and simple linking. All
 * arrays are indexed by, and hold, depth-first numbers.
 *
 * <p>The iteration of Cooper, Harvey and Kennedy and semi-NCA are shorter but quadratic on deep
 * loop nests, respectively on wide joins below long chains. Bytecode is foreign input, so the bound
 * counts.
 */
final class LengauerTarjan {

  private static final int NONE = -1;

  private final Digraph graph;
  private final DepthFirstSearch search;
  private final int[] semidominator;
  private final int[] ancestor;
  private final int[] label;
  private final int[] dominator;

  /** The nodes that wait for their semidominator's subtree, as linked lists. */
  private final int[] firstWaiting;

  private final int[] nextWaiting;
  private final IntList compressed = new IntList();

  private LengauerTarjan(Digraph graph, DepthFirstSearch search) {
    this.graph = graph;
    this.search = search;
    this.semidominator = new int[search.count()];
    this.label = new int[search.count()];
    this.dominator = new int[search.count()];
    this.ancestor = filled(search.count());
    this.firstWaiting = filled(search.count());
    this.nextWaiting = filled(search.count());
    Arrays.setAll(semidominator, i -> i);
    Arrays.setAll(label, i -> i);
  }

  private static int[] filled(int size) {
    int[] array = new int[size];
    Arrays.fill(array, NONE);
    return array;
  }

  /**
   * The immediate dominator of each node, -1 for the entry of the search and for nodes that it did
   * not reach. O(edges * log nodes).
   */
  static int[] immediateDominators(Digraph graph, DepthFirstSearch search) {
    LengauerTarjan run = new LengauerTarjan(graph, search);
    run.findSemidominators();
    run.settleRelative();
    return run.byNode();
  }

  private void findSemidominators() {
    for (int v = search.count() - 1; v > 0; v--) {
      int parent = search.parentNumber(v);
      lowerSemidominator(v);
      await(v);
      ancestor[v] = parent;
      settleWaiting(parent);
    }
  }

  private void lowerSemidominator(int v) {
    int node = search.node(v);
    for (int i = 0; i < graph.inDegree(node); i++) {
      int predecessor = graph.predecessor(node, i);
      if (search.isReached(predecessor)) {
        int candidate = semidominator[evaluate(search.number(predecessor))];
        semidominator[v] = Math.min(semidominator[v], candidate);
      }
    }
  }

  private void await(int v) {
    nextWaiting[v] = firstWaiting[semidominator[v]];
    firstWaiting[semidominator[v]] = v;
  }

  /** Settles who waits for {@code parent}: its dominator, or a node with the same dominator. */
  private void settleWaiting(int parent) {
    for (int v = firstWaiting[parent]; v != NONE; v = nextWaiting[v]) {
      int lowest = evaluate(v);
      dominator[v] = semidominator[lowest] < semidominator[v] ? lowest : parent;
    }
    firstWaiting[parent] = NONE;
  }

  private void settleRelative() {
    for (int v = 1; v < dominator.length; v++) {
      if (dominator[v] != semidominator[v]) {
        dominator[v] = dominator[dominator[v]];
      }
    }
  }

  /** The node with the least semidominator on the linked path above and including {@code v}. */
  private int evaluate(int v) {
    if (ancestor[v] != NONE) {
      compress(v);
    }
    return label[v];
  }

  private void compress(int v) {
    for (int u = v; ancestor[ancestor[u]] != NONE; u = ancestor[u]) {
      compressed.add(u);
    }
    while (!compressed.isEmpty()) {
      int u = compressed.removeLast();
      int above = ancestor[u];
      if (semidominator[label[above]] < semidominator[label[u]]) {
        label[u] = label[above];
      }
      ancestor[u] = ancestor[above];
    }
  }

  private int[] byNode() {
    int[] immediate = filled(graph.size());
    for (int v = 1; v < dominator.length; v++) {
      immediate[search.node(v)] = search.node(dominator[v]);
    }
    return immediate;
  }
}

package dev.waymark.program.graph;

/**
 * Which nodes lie on every path from an entry to a node. Immutable. Only nodes reachable from the
 * entry take part: an unreachable node dominates nothing and is dominated by nothing, itself
 * included.
 */
public final class Dominators {

  private final int entry;
  private final int[] immediate;
  private final TreeIntervals tree;

  private Dominators(int entry, int[] immediate, TreeIntervals tree) {
    this.entry = entry;
    this.immediate = immediate;
    this.tree = tree;
  }

  /** O(edges * log nodes) in the worst case, close to linear in practice; linear space. */
  public static Dominators of(Digraph graph, int entry) {
    DepthFirstSearch search = DepthFirstSearch.from(entry, graph);
    int[] immediate = LengauerTarjan.immediateDominators(graph, search);
    return new Dominators(entry, immediate, TreeIntervals.of(immediate, search.preorder()));
  }

  public int entry() {
    return entry;
  }

  /** Whether a path leads from the entry to a node. O(1). */
  public boolean isReachable(int node) {
    return tree.isPresent(node);
  }

  /** The closest strict dominator of a node; -1 for the entry and for unreachable nodes. O(1). */
  public int immediate(int node) {
    return immediate[node];
  }

  /** Whether {@code a} lies on every path from the entry to {@code b}. Reflexive. O(1). */
  public boolean dominates(int a, int b) {
    return tree.encloses(a, b);
  }

  /** Whether {@code a} dominates {@code b} and is another node. O(1). */
  public boolean strictlyDominates(int a, int b) {
    return a != b && dominates(a, b);
  }

  TreeIntervals tree() {
    return tree;
  }
}

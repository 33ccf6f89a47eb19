package dev.waymark.program.graph;

import java.util.BitSet;

/**
 * Which nodes lie on every path from a node to the virtual exit of {@link Exits}. Immutable. Total:
 * every node has post-dominators, and the virtual exit, {@code graph.size()}, post-dominates all.
 */
public final class PostDominators {

  private final Exits exits;
  private final Dominators reversed;

  private PostDominators(Exits exits, Dominators reversed) {
    this.exits = exits;
    this.reversed = reversed;
  }

  /** O(edges * log nodes) in the worst case, see {@link Dominators#of}. */
  public static PostDominators of(Exits exits) {
    return new PostDominators(
        exits, Dominators.of(exits.augmented().reversed(), exits.virtualExit()));
  }

  /** The post-dominators of a graph that execution leaves at the given nodes. */
  public static PostDominators of(Digraph graph, BitSet exitNodes) {
    return of(Exits.of(graph, exitNodes));
  }

  public Exits exits() {
    return exits;
  }

  /**
   * The closest strict post-dominator of a node, which may be the virtual exit; -1 for the virtual
   * exit itself. O(1).
   */
  public int immediate(int node) {
    return reversed.immediate(node);
  }

  /** Whether {@code a} lies on every path from {@code b} to the exit. Reflexive. O(1). */
  public boolean postDominates(int a, int b) {
    return reversed.dominates(a, b);
  }

  /** Whether {@code a} post-dominates {@code b} and is another node. O(1). */
  public boolean strictlyPostDominates(int a, int b) {
    return reversed.strictlyDominates(a, b);
  }

  TreeIntervals tree() {
    return reversed.tree();
  }
}

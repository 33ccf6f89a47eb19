package dev.waymark.program.graph;

import java.util.BitSet;

/**
 * A graph with one virtual exit that every node reaches, which makes post-dominance total.
 * Immutable.
 *
 * <p>The virtual exit is a successor of each node where execution leaves, and of each node of a
 * <em>trap</em>: a strongly connected component that no edge leaves and that contains no exit node,
 * that is, an endless loop or a dead end. A run may be stopped anywhere in an endless loop, so the
 * virtual exit immediately post-dominates every node of a trap. All nodes take part, whether or not
 * an entry reaches them.
 */
public final class Exits {

  private final Digraph graph;
  private final Digraph augmented;
  private final BitSet trapped;

  private Exits(Digraph graph, Digraph augmented, BitSet trapped) {
    this.graph = graph;
    this.augmented = augmented;
    this.trapped = trapped;
  }

  /** Keeps no reference to {@code exitNodes}. O(nodes + edges). */
  public static Exits of(Digraph graph, BitSet exitNodes) {
    if (exitNodes.length() > graph.size()) {
      throw new IndexOutOfBoundsException("exit node " + (exitNodes.length() - 1) + " in " + graph);
    }
    BitSet trapped = trapped(graph, exitNodes);
    return new Exits(graph, augmented(graph, exitNodes, trapped), trapped);
  }

  private static BitSet trapped(Digraph graph, BitSet exitNodes) {
    StronglyConnectedComponents components = StronglyConnectedComponents.of(graph);
    BitSet open = new BitSet(components.count());
    exitNodes.stream().forEach(node -> open.set(components.component(node)));
    graph.forEachEdge(
        (from, to) -> {
          if (components.component(from) != components.component(to)) {
            open.set(components.component(from));
          }
        });
    BitSet trapped = new BitSet(graph.size());
    for (int node = 0; node < graph.size(); node++) {
      trapped.set(node, !open.get(components.component(node)));
    }
    return trapped;
  }

  private static Digraph augmented(Digraph graph, BitSet exitNodes, BitSet trapped) {
    int exit = graph.size();
    Digraph.Builder builder = new Digraph.Builder(exit + 1).edgesOf(graph);
    exitNodes.stream().forEach(node -> builder.edge(node, exit));
    trapped.stream().forEach(node -> builder.edge(node, exit));
    return builder.build();
  }

  /** The given graph with the {@link #virtualExit()} as an additional, last node. */
  public Digraph augmented() {
    return augmented;
  }

  /** The virtual exit: the size of the given graph. */
  public int virtualExit() {
    return graph.size();
  }

  /** Whether a node lies in an endless loop, or is a dead end, from which no exit is reachable. */
  public boolean isTrapped(int node) {
    return trapped.get(node);
  }
}

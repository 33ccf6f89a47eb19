package dev.waymark.program.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Finds the cycles that no natural loop explains. */
final class IrreducibleRegionFinder {

  private final Digraph graph;
  private final Dominators dominators;
  private final StronglyConnectedComponents components;

  private IrreducibleRegionFinder(Digraph graph, Dominators dominators) {
    this.graph = graph;
    this.dominators = dominators;
    this.components = StronglyConnectedComponents.of(withoutBackEdges(graph, dominators));
  }

  /** The regions by ascending first node. O(nodes + edges). */
  static List<IrreducibleRegion> find(Digraph graph, Dominators dominators) {
    return new IrreducibleRegionFinder(graph, dominators).regions();
  }

  /** The edges between reachable nodes that are not back edges. */
  private static Digraph withoutBackEdges(Digraph graph, Dominators dominators) {
    Digraph.Builder builder = new Digraph.Builder(graph.size());
    graph.forEachEdge(
        (from, to) -> {
          if (dominators.isReachable(from) && !dominators.dominates(to, from)) {
            builder.edge(from, to);
          }
        });
    return builder.build();
  }

  private List<IrreducibleRegion> regions() {
    List<int[]> regions = new ArrayList<>();
    for (int component = 0; component < components.count(); component++) {
      if (components.size(component) > 1) {
        regions.add(components.members(component));
      }
    }
    regions.sort((a, b) -> Integer.compare(a[0], b[0]));
    return regions.stream().map(this::region).toList();
  }

  private IrreducibleRegion region(int[] nodes) {
    return new IrreducibleRegion(
        Arrays.stream(nodes).boxed().toList(),
        Arrays.stream(nodes).filter(this::isEntered).boxed().toList());
  }

  private boolean isEntered(int node) {
    for (int i = 0; i < graph.inDegree(node); i++) {
      int from = graph.predecessor(node, i);
      if (dominators.isReachable(from)
          && components.component(from) != components.component(node)) {
        return true;
      }
    }
    return false;
  }
}

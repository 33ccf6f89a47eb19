package dev.waymark.program.graph;

/**
 * The maximal sets of nodes that reach each other. Immutable. Components are numbered in reverse
 * topological order: an edge that leaves a component leads to one with a smaller number.
 */
public final class StronglyConnectedComponents {

  private final int[] component;
  private final IntRows members;

  private StronglyConnectedComponents(int[] component, IntRows members) {
    this.component = component;
    this.members = members;
  }

  /** O(nodes + edges). */
  public static StronglyConnectedComponents of(Digraph graph) {
    TarjanSearch search = TarjanSearch.of(graph);
    return new StronglyConnectedComponents(
        search.components(), members(search.count(), search.components()));
  }

  private static IntRows members(int count, int[] component) {
    IntList keys = new IntList();
    IntList nodes = new IntList();
    for (int node = 0; node < component.length; node++) {
      keys.add(component[node]);
      nodes.add(node);
    }
    return IntRows.grouped(count, keys, nodes);
  }

  /** The number of components. */
  public int count() {
    return members.count();
  }

  /** The component of a node, in {@code 0..count()-1}. O(1). */
  public int component(int node) {
    return component[node];
  }

  /** The number of nodes of a component, at least 1. O(1). */
  public int size(int component) {
    return members.length(component);
  }

  /** The nodes of a component in ascending order, as a new array. O(size). */
  public int[] members(int component) {
    return members.slice(component, component + 1);
  }
}

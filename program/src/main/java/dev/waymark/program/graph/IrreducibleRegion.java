package dev.waymark.program.graph;

import java.util.List;

/**
 * A cycle, with all cycles it is entangled with, that can be entered in more than one place: a
 * strongly connected component of more than one node that remains without the back edges of the
 * natural loops. Never contains the entry of the graph, to which all edges are back edges.
 *
 * @param nodes in ascending order
 * @param entries the nodes with a reachable predecessor outside the region, in ascending order; at
 *     least two
 */
public record IrreducibleRegion(List<Integer> nodes, List<Integer> entries) {

  /** Copies the lists. */
  public IrreducibleRegion {
    nodes = List.copyOf(nodes);
    entries = List.copyOf(entries);
  }
}

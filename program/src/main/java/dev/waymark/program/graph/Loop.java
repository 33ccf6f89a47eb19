package dev.waymark.program.graph;

import java.util.List;

/**
 * A natural loop: one header, all back edges to it, and the nodes that reach one of them without
 * passing the header. The body, which nested loops share, is asked of {@link Loops}.
 *
 * @param index the position in {@link Loops#all()}
 * @param header the only node through which the loop is entered; it dominates the body
 * @param parent the index of the smallest loop that strictly contains this one, or -1
 * @param depth 1 for a loop without parent, else one more than the parent's
 * @param backEdges the edges from the body to the header, in the order of the header's predecessors
 */
public record Loop(int index, int header, int parent, int depth, List<Edge> backEdges) {

  /** Copies the list. */
  public Loop {
    backEdges = List.copyOf(backEdges);
  }
}

package dev.waymark.program.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Which edges decide whether a node is executed: a node depends on an edge {@code a -> b} if it
 * post-dominates {@code b} but does not strictly post-dominate {@code a}. Immutable. Only edges of
 * the given graph control, not those to the virtual exit.
 *
 * <p>The dependents of {@code a -> b} are the nodes on the way from {@code b} up the post-dominator
 * tree, as far as but without the immediate post-dominator of {@code a}. Their number may be
 * quadratic in the graph (the core of nested loops that test at their end depends on every back
 * edge around it), so only the ends of these ways are kept, in linear space: an edge controls a
 * node if its way begins in the node's subtree and ends above the node. With the edges sorted by
 * the preorder number of {@code b}, those that begin in the subtree are neighbours, and a tree of
 * minima over the preorder numbers of the ends picks those that end above.
 */
public final class ControlDependence {

  private final Digraph graph;
  private final PostDominators postDominators;
  private final List<Edge> edges;

  /** Indexes into {@link #edges}, by the preorder number of the edge's target. */
  private final IntRows edgesByTarget;

  private final RangeMinimum ends;

  private ControlDependence(
      Digraph graph,
      PostDominators postDominators,
      List<Edge> edges,
      IntRows edgesByTarget,
      RangeMinimum ends) {
    this.graph = graph;
    this.postDominators = postDominators;
    this.edges = edges;
    this.edgesByTarget = edgesByTarget;
    this.ends = ends;
  }

  /** The post-dominators must be those of the graph. O(nodes + edges). */
  public static ControlDependence of(Digraph graph, PostDominators postDominators) {
    if (graph.size() != postDominators.exits().virtualExit()) {
      throw new IllegalArgumentException("post-dominators of another graph than " + graph);
    }
    List<Edge> edges = controllingEdges(graph, postDominators);
    IntRows byTarget = byTarget(edges, graph.size() + 1, postDominators.tree());
    return new ControlDependence(
        graph, postDominators, edges, byTarget, ends(edges, byTarget, postDominators));
  }

  /** The edges with at least one dependent: the source has a choice. */
  private static List<Edge> controllingEdges(Digraph graph, PostDominators postDominators) {
    List<Edge> edges = new ArrayList<>();
    graph.forEachEdge(
        (from, to) -> {
          if (postDominators.immediate(from) != to) {
            edges.add(new Edge(from, to));
          }
        });
    return edges;
  }

  private static IntRows byTarget(List<Edge> edges, int rows, TreeIntervals tree) {
    IntList keys = new IntList();
    IntList indexes = new IntList();
    for (int i = 0; i < edges.size(); i++) {
      keys.add(tree.start(edges.get(i).to()));
      indexes.add(i);
    }
    return IntRows.grouped(rows, keys, indexes);
  }

  private static RangeMinimum ends(
      List<Edge> edges, IntRows byTarget, PostDominators postDominators) {
    int[] ends = new int[edges.size()];
    Arrays.setAll(
        ends,
        position -> {
          int from = edges.get(byTarget.at(position)).from();
          return postDominators.tree().start(postDominators.immediate(from));
        });
    return new RangeMinimum(ends);
  }

  /**
   * The edges that a node depends on, by ascending source, those of one source in the order of its
   * successors. O((1 + answers) * log edges).
   */
  public List<Edge> controlling(int node) {
    return Arrays.stream(controllingIndexes(node)).sorted().mapToObj(edges::get).toList();
  }

  private int[] controllingIndexes(int node) {
    TreeIntervals tree = postDominators.tree();
    int limit = tree.start(node);
    int end = edgesByTarget.offset(tree.end(node));
    IntList found = new IntList();
    int position = ends.nextBelow(edgesByTarget.offset(limit), limit);
    while (position < end) {
      found.add(edgesByTarget.at(position));
      position = ends.nextBelow(position + 1, limit);
    }
    return found.toArray();
  }

  /**
   * The nodes that depend on an edge of the graph, in the order in which control meets them.
   * O(answers + degree).
   */
  public int[] dependents(Edge edge) {
    if (!graph.hasEdge(edge.from(), edge.to())) {
      throw new IllegalArgumentException("no " + edge);
    }
    int end = postDominators.immediate(edge.from());
    IntList nodes = new IntList();
    for (int node = edge.to(); node != end; node = postDominators.immediate(node)) {
      nodes.add(node);
    }
    return nodes.toArray();
  }
}

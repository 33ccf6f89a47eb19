package dev.waymark.program.graph;

import java.util.Objects;
import java.util.StringJoiner;

/**
 * An immutable directed graph on the nodes {@code 0..size()-1}. There is at most one edge from one
 * node to another; an edge may lead back to its own node. Successors and predecessors stand in the
 * order in which their edges were first added.
 *
 * <p>Takes O(nodes + edges) space. Access to neighbours is O(1) and allocates nothing.
 */
public final class Digraph {

  private final IntRows successors;
  private final IntRows predecessors;

  private Digraph(IntRows successors, IntRows predecessors) {
    this.successors = successors;
    this.predecessors = predecessors;
  }

  /** The number of nodes. */
  public int size() {
    return successors.count();
  }

  /** The number of edges. */
  public int edgeCount() {
    return successors.offset(size());
  }

  public int outDegree(int node) {
    return successors.length(node);
  }

  /** The successor number {@code i} of a node, {@code i} in {@code 0..outDegree(node)-1}. */
  public int successor(int node, int i) {
    return successors.get(node, i);
  }

  public int inDegree(int node) {
    return predecessors.length(node);
  }

  /** The predecessor number {@code i} of a node, {@code i} in {@code 0..inDegree(node)-1}. */
  public int predecessor(int node, int i) {
    return predecessors.get(node, i);
  }

  /** O(min(outDegree(from), inDegree(to))). */
  public boolean hasEdge(int from, int to) {
    return outDegree(from) <= inDegree(to)
        ? successors.contains(from, to)
        : predecessors.contains(to, from);
  }

  /** The graph with every edge turned around. O(1): both graphs share their arrays. */
  public Digraph reversed() {
    return new Digraph(predecessors, successors);
  }

  /**
   * The nodes reachable from {@code entry}, each before its successors except where an edge closes
   * a cycle. O(nodes + edges).
   */
  public int[] reversePostorder(int entry) {
    return DepthFirstSearch.from(entry, this).reversePostorder();
  }

  /** Visits the edges by ascending source, those of one source in the order of its successors. */
  public void forEachEdge(EdgeConsumer consumer) {
    for (int from = 0; from < size(); from++) {
      for (int i = 0; i < outDegree(from); i++) {
        consumer.accept(from, successor(from, i));
      }
    }
  }

  @Override
  public String toString() {
    StringJoiner edges = new StringJoiner(", ", size() + " nodes [", "]");
    forEachEdge((from, to) -> edges.add(from + "->" + to));
    return edges.toString();
  }

  /** Receives an edge. */
  @FunctionalInterface
  public interface EdgeConsumer {
    void accept(int from, int to);
  }

  /** Collects edges; may be built from more than once. */
  public static final class Builder {

    private final int size;
    private final IntList sources = new IntList();
    private final IntList targets = new IntList();

    /** Starts a graph with this many nodes and no edges. */
    public Builder(int size) {
      if (size < 0) {
        throw new IllegalArgumentException("a graph cannot have " + size + " nodes");
      }
      this.size = size;
    }

    /** Adds an edge; adding it again changes nothing. */
    public Builder edge(int from, int to) {
      Objects.checkIndex(from, size);
      Objects.checkIndex(to, size);
      sources.add(from);
      targets.add(to);
      return this;
    }

    /** Adds all edges of another graph, which must not have more nodes than this one. */
    public Builder edgesOf(Digraph other) {
      other.forEachEdge(this::edge);
      return this;
    }

    /** O(nodes + added edges). */
    public Digraph build() {
      return new Digraph(
          IntRows.grouped(size, sources, targets).distinct(size),
          IntRows.grouped(size, targets, sources).distinct(size));
    }
  }
}

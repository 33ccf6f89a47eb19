package dev.waymark.program.graph;

import java.util.Arrays;
import java.util.Objects;

/**
 * One depth-first search: the tree it spans and the order of its visits. Successors are tried in
 * their order in the graph. A node is numbered when it is first met, so that a node has a greater
 * number than its parent.
 */
final class DepthFirstSearch {

  private static final int UNSEEN = -1;

  private final Digraph graph;
  private final int[] number;
  private final int[] parent;
  private final int[] nextSuccessor;
  private final IntList preorder = new IntList();
  private final IntList postorder = new IntList();
  private final IntList path = new IntList();

  private DepthFirstSearch(Digraph graph) {
    this.graph = graph;
    this.number = new int[graph.size()];
    this.parent = new int[graph.size()];
    this.nextSuccessor = new int[graph.size()];
    Arrays.fill(number, UNSEEN);
  }

  /** Searches from {@code entry}. O(nodes + edges). */
  static DepthFirstSearch from(int entry, Digraph graph) {
    DepthFirstSearch search = new DepthFirstSearch(graph);
    search.enter(Objects.checkIndex(entry, graph.size()), UNSEEN);
    while (!search.path.isEmpty()) {
      search.step(search.path.last());
    }
    return search;
  }

  private void enter(int node, int from) {
    number[node] = preorder.size();
    parent[node] = from;
    preorder.add(node);
    path.add(node);
  }

  private void step(int node) {
    if (nextSuccessor[node] == graph.outDegree(node)) {
      postorder.add(path.removeLast());
      return;
    }
    int next = graph.successor(node, nextSuccessor[node]++);
    if (!isReached(next)) {
      enter(next, node);
    }
  }

  boolean isReached(int node) {
    return number[node] != UNSEEN;
  }

  /** How many nodes were reached. */
  int count() {
    return preorder.size();
  }

  /** The position of a reached node in {@link #preorder()}. */
  int number(int node) {
    return number[node];
  }

  /** The node with this number. */
  int node(int visit) {
    return preorder.get(visit);
  }

  /** The number of the parent of the node with this number; the entry, number 0, has none. */
  int parentNumber(int child) {
    return number[parent[preorder.get(child)]];
  }

  int[] preorder() {
    return preorder.toArray();
  }

  int[] reversePostorder() {
    int[] order = new int[postorder.size()];
    for (int i = 0; i < order.length; i++) {
      order[i] = postorder.get(order.length - 1 - i);
    }
    return order;
  }
}

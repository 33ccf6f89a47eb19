package dev.waymark.program.graph;

import java.util.Arrays;

/** Tarjan's search for strongly connected components, with the path on the heap. */
final class TarjanSearch {

  private static final int UNSEEN = -1;

  private final Digraph graph;
  private final int[] component;
  private final int[] number;
  private final int[] low;
  private final int[] nextSuccessor;
  private final IntList path = new IntList();

  /** Nodes met whose component is not yet complete, in the order of their numbers. */
  private final IntList pending = new IntList();

  private int met;
  private int count;

  private TarjanSearch(Digraph graph) {
    this.graph = graph;
    this.component = new int[graph.size()];
    this.number = new int[graph.size()];
    this.low = new int[graph.size()];
    this.nextSuccessor = new int[graph.size()];
    Arrays.fill(component, UNSEEN);
    Arrays.fill(number, UNSEEN);
  }

  /** O(nodes + edges). */
  static TarjanSearch of(Digraph graph) {
    TarjanSearch search = new TarjanSearch(graph);
    for (int node = 0; node < graph.size(); node++) {
      if (search.number[node] == UNSEEN) {
        search.searchFrom(node);
      }
    }
    return search;
  }

  int count() {
    return count;
  }

  int[] components() {
    return component;
  }

  private void searchFrom(int root) {
    enter(root);
    while (!path.isEmpty()) {
      int node = path.last();
      if (nextSuccessor[node] < graph.outDegree(node)) {
        follow(node, graph.successor(node, nextSuccessor[node]++));
      } else {
        leave(path.removeLast());
      }
    }
  }

  private void enter(int node) {
    number[node] = met;
    low[node] = met++;
    path.add(node);
    pending.add(node);
  }

  private void follow(int from, int to) {
    if (number[to] == UNSEEN) {
      enter(to);
    } else if (component[to] == UNSEEN) {
      low[from] = Math.min(low[from], number[to]);
    }
  }

  private void leave(int node) {
    if (low[node] == number[node]) {
      complete(node);
    } else {
      // The root of a search always completes, so a node that does not has a predecessor on the
      // path.
      low[path.last()] = Math.min(low[path.last()], low[node]);
    }
  }

  private void complete(int root) {
    int node;
    do {
      node = pending.removeLast();
      component[node] = count;
    } while (node != root);
    count++;
  }
}

package dev.waymark.program.graph;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** The oracle: the definitions, word for word, on an adjacency matrix. Slow and simple. */
final class NaiveGraph {

  private static final int NONE = -1;

  private final boolean[][] edge;

  private NaiveGraph(boolean[][] edge) {
    this.edge = edge;
  }

  static NaiveGraph of(int size, List<Edge> edges) {
    boolean[][] matrix = new boolean[size][size];
    edges.forEach(e -> matrix[e.from()][e.to()] = true);
    return new NaiveGraph(matrix);
  }

  int size() {
    return edge.length;
  }

  private IntStream nodes() {
    return IntStream.range(0, size());
  }

  /** The nodes reachable from a node, itself included, once another is deleted. */
  BitSet reach(int from, int deleted) {
    BitSet reached = new BitSet();
    Deque<Integer> work = new ArrayDeque<>();
    if (from != deleted) {
      reached.set(from);
      work.add(from);
    }
    while (!work.isEmpty()) {
      int node = work.remove();
      for (int next = 0; next < size(); next++) {
        if (edge[node][next] && next != deleted && !reached.get(next)) {
          reached.set(next);
          work.add(next);
        }
      }
    }
    return reached;
  }

  BitSet reach(int from) {
    return reach(from, NONE);
  }

  /** {@code [a][b]}: {@code b} is reachable, and is {@code a} or not reachable without it. */
  boolean[][] dominance(int entry) {
    BitSet reachable = reach(entry);
    boolean[][] dominates = new boolean[size()][size()];
    for (int a = 0; a < size(); a++) {
      BitSet without = reach(entry, a);
      for (int b = 0; b < size(); b++) {
        dominates[a][b] = reachable.get(a) && reachable.get(b) && !without.get(b);
      }
    }
    return dominates;
  }

  /** {@code [a][b]}: {@code b} is {@code a}, or cannot reach {@code exit} without it. */
  boolean[][] postDominance(int exit) {
    boolean[][] dominates = new boolean[size()][size()];
    for (int a = 0; a < size(); a++) {
      for (int b = 0; b < size(); b++) {
        dominates[a][b] = a == b || !reach(b, a).get(exit);
      }
    }
    return dominates;
  }

  /** The strict dominator that all other strict dominators dominate, or -1. */
  static int immediate(boolean[][] dominates, int node) {
    int[] strict =
        IntStream.range(0, dominates.length).filter(a -> a != node && dominates[a][node]).toArray();
    return IntStream.of(strict)
        .filter(candidate -> IntStream.of(strict).allMatch(a -> dominates[a][candidate]))
        .findFirst()
        .orElse(NONE);
  }

  /** The nodes that only reach nodes that reach them, none of which is an exit. */
  BitSet trapped(BitSet exits) {
    BitSet trapped = new BitSet();
    for (int node = 0; node < size(); node++) {
      int at = node;
      trapped.set(
          node, reach(node).stream().allMatch(other -> reach(other).get(at) && !exits.get(other)));
    }
    return trapped;
  }

  NaiveGraph augmented(BitSet exits) {
    boolean[][] matrix = new boolean[size() + 1][size() + 1];
    BitSet trapped = trapped(exits);
    for (int node = 0; node < size(); node++) {
      System.arraycopy(edge[node], 0, matrix[node], 0, size());
      matrix[node][size()] = exits.get(node) || trapped.get(node);
    }
    return new NaiveGraph(matrix);
  }

  /** The nodes that reach a node and are reached from it. */
  NavigableSet<Integer> component(int node) {
    BitSet component = reach(node);
    component.stream().filter(other -> !reach(other).get(node)).forEach(component::clear);
    return set(component);
  }

  boolean isOnCycle(int node) {
    return edge[node][node] || component(node).size() > 1;
  }

  /** By header: the header and what reaches a back edge to it without passing the header. */
  NavigableMap<Integer, NavigableSet<Integer>> loops(int entry) {
    boolean[][] dominates = dominance(entry);
    NavigableMap<Integer, NavigableSet<Integer>> loops = new TreeMap<>();
    for (int header = 0; header < size(); header++) {
      for (int source = 0; source < size(); source++) {
        if (edge[source][header] && dominates[header][source]) {
          loops
              .computeIfAbsent(header, h -> new TreeSet<>(List.of(h)))
              .addAll(reaching(source, header, reach(entry)));
        }
      }
    }
    return loops;
  }

  private List<Integer> reaching(int target, int deleted, BitSet among) {
    return among.stream().filter(node -> reach(node, deleted).get(target)).boxed().toList();
  }

  /** The nontrivial components of the reachable nodes without edges to a dominator. */
  NavigableMap<Integer, NavigableSet<Integer>> regions(int entry) {
    NaiveGraph forward = withoutBackEdges(entry);
    NavigableMap<Integer, NavigableSet<Integer>> regions = new TreeMap<>();
    reach(entry).stream()
        .mapToObj(forward::component)
        .filter(component -> component.size() > 1)
        .forEach(component -> regions.put(component.first(), component));
    return regions;
  }

  private NaiveGraph withoutBackEdges(int entry) {
    boolean[][] dominates = dominance(entry);
    boolean[][] matrix = new boolean[size()][size()];
    for (int from = 0; from < size(); from++) {
      for (int to = 0; to < size(); to++) {
        matrix[from][to] = edge[from][to] && !dominates[to][from];
      }
    }
    return new NaiveGraph(matrix);
  }

  /** The entry, and the nodes with a reachable predecessor outside the region. */
  NavigableSet<Integer> entries(NavigableSet<Integer> region, int entry) {
    BitSet outside = reach(entry);
    region.forEach(outside::clear);
    NavigableSet<Integer> entries = new TreeSet<>();
    for (int node : region) {
      if (node == entry || outside.stream().anyMatch(from -> edge[from][node])) {
        entries.add(node);
      }
    }
    return entries;
  }

  /** The edges out of a set of nodes. */
  List<Edge> leaving(NavigableSet<Integer> set) {
    return set.stream()
        .flatMap(
            from ->
                nodes()
                    .filter(to -> edge[from][to] && !set.contains(to))
                    .mapToObj(to -> new Edge(from, to)))
        .toList();
  }

  static NavigableSet<Integer> set(BitSet bits) {
    return bits.stream().collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
  }
}

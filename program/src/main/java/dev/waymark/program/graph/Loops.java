package dev.waymark.program.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The natural loops of a graph, one per header, and the cycles that are none. Immutable, in linear
 * space: each node knows its innermost loop, and the loops that contain it are that one and its
 * ancestors. Only nodes reachable from the entry take part.
 */
public final class Loops {

  private static final int NONE = -1;

  private final Digraph graph;
  private final List<Loop> loops;
  private final List<IrreducibleRegion> regions;

  /** The index of the innermost loop of each node, or -1. */
  private final int[] innermost;

  private final TreeIntervals forest;

  /** Nodes by the preorder number of their innermost loop, so that each body is one slice. */
  private final IntRows nodes;

  private Loops(Digraph graph, List<Loop> loops, List<IrreducibleRegion> regions, int[] innermost) {
    this.graph = graph;
    this.loops = List.copyOf(loops);
    this.regions = regions;
    this.innermost = innermost;
    this.forest = forest(loops);
    this.nodes = nodesByLoop(loops.size(), innermost, forest);
  }

  /** The dominators must be those of the graph. O(nodes + edges * log nodes). */
  public static Loops of(Digraph graph, Dominators dominators) {
    int[] order = graph.reversePostorder(dominators.entry());
    LoopNest nest = LoopNest.of(graph, dominators, order);
    int[] headers = Arrays.stream(order).filter(nest::isHeader).toArray();
    int[] indexOf = positions(headers, graph.size());
    List<Loop> loops = new ArrayList<>();
    for (int header : headers) {
      int parent = lookUp(nest.enclosingHeader(header), indexOf);
      int depth = parent == NONE ? 1 : loops.get(parent).depth() + 1;
      loops.add(
          new Loop(loops.size(), header, parent, depth, backEdges(graph, dominators, header)));
    }
    int[] innermost = new int[graph.size()];
    Arrays.setAll(innermost, node -> lookUp(nest.innermostHeader(node), indexOf));
    return new Loops(graph, loops, IrreducibleRegionFinder.find(graph, dominators), innermost);
  }

  private static int[] positions(int[] headers, int size) {
    int[] positions = new int[size];
    for (int i = 0; i < headers.length; i++) {
      positions[headers[i]] = i;
    }
    return positions;
  }

  private static int lookUp(int header, int[] indexOf) {
    return header == NONE ? NONE : indexOf[header];
  }

  private static List<Edge> backEdges(Digraph graph, Dominators dominators, int header) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < graph.inDegree(header); i++) {
      int source = graph.predecessor(header, i);
      if (dominators.dominates(header, source)) {
        edges.add(new Edge(source, header));
      }
    }
    return edges;
  }

  private static TreeIntervals forest(List<Loop> loops) {
    return TreeIntervals.of(
        loops.stream().mapToInt(Loop::parent).toArray(),
        loops.stream().mapToInt(Loop::index).toArray());
  }

  private static IntRows nodesByLoop(int loops, int[] innermost, TreeIntervals forest) {
    IntList keys = new IntList();
    IntList nodes = new IntList();
    for (int node = 0; node < innermost.length; node++) {
      if (innermost[node] != NONE) {
        keys.add(forest.start(innermost[node]));
        nodes.add(node);
      }
    }
    return IntRows.grouped(loops, keys, nodes);
  }

  /** All loops, by reverse postorder of their headers: outer before inner. */
  public List<Loop> all() {
    return loops;
  }

  /** The smallest loop that contains a node. O(1). */
  public @Nullable Loop innermost(int node) {
    return innermost[node] == NONE ? null : loops.get(innermost[node]);
  }

  /** Whether a loop begins with {@code node}. */
  public boolean isHeader(int node) {
    Loop loop = innermost(node);
    return loop != null && loop.header() == node;
  }

  /** How many loops contain a node. O(1). */
  public int depth(int node) {
    return innermost[node] == NONE ? 0 : loops.get(innermost[node]).depth();
  }

  /** The smallest loop that strictly contains a loop. O(1). */
  public @Nullable Loop parent(Loop loop) {
    return loop.parent() == NONE ? null : loops.get(loop.parent());
  }

  /** Whether a node is the header of a loop or in its body. O(1). */
  public boolean contains(Loop loop, int node) {
    return innermost[node] != NONE && forest.encloses(loop.index(), innermost[node]);
  }

  /**
   * The nodes of a loop, header and inner loops included, in ascending order, as a new array.
   * O(answers * log answers).
   */
  public int[] body(Loop loop) {
    int[] body = nodes.slice(forest.start(loop.index()), forest.end(loop.index()));
    Arrays.sort(body);
    return body;
  }

  /**
   * The edges from a node of the loop to one outside, by ascending source, those of one source in
   * the order of its successors. O(edges from the body + nodes of the body * log nodes of the
   * body).
   */
  public List<Edge> exits(Loop loop) {
    List<Edge> exits = new ArrayList<>();
    for (int from : body(loop)) {
      for (int i = 0; i < graph.outDegree(from); i++) {
        int to = graph.successor(from, i);
        if (!contains(loop, to)) {
          exits.add(new Edge(from, to));
        }
      }
    }
    return List.copyOf(exits);
  }

  /** The cycles with more than one entry, by ascending first node. */
  public List<IrreducibleRegion> irreducibleRegions() {
    return regions;
  }

  /** Whether every cycle contains a back edge of a natural loop. */
  public boolean isReducible() {
    return regions.isEmpty();
  }
}

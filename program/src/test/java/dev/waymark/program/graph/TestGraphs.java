package dev.waymark.program.graph;

import java.util.BitSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Graphs for tests, written as {@code "0->1 1->2"} or made in a regular shape. */
final class TestGraphs {

  private static final Pattern EDGE = Pattern.compile("(\\d+)->(\\d+)");

  private TestGraphs() {}

  static List<Edge> edges(String text) {
    return EDGE.matcher(text)
        .results()
        .map(m -> new Edge(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2))))
        .toList();
  }

  static Digraph graph(int size, String edges) {
    return graph(size, edges(edges));
  }

  static Digraph graph(int size, List<Edge> edges) {
    Digraph.Builder builder = new Digraph.Builder(size);
    edges.forEach(edge -> builder.edge(edge.from(), edge.to()));
    return builder.build();
  }

  static BitSet nodes(int... nodes) {
    BitSet set = new BitSet();
    IntStream.of(nodes).forEach(set::set);
    return set;
  }

  /** {@code 0 -> 1 -> ... -> size - 1}. */
  static Digraph chain(int size) {
    return chainBuilder(size).build();
  }

  /** A chain whose second half leads back to the first: loops {@code {i, .., size - 1 - i}}. */
  static Digraph nest(int size) {
    Digraph.Builder builder = chainBuilder(size);
    for (int header = 0; header < size / 2; header++) {
      builder.edge(size - 1 - header, header);
    }
    return builder.build();
  }

  private static Digraph.Builder chainBuilder(int size) {
    Digraph.Builder builder = new Digraph.Builder(size);
    for (int node = 0; node + 1 < size; node++) {
      builder.edge(node, node + 1);
    }
    return builder;
  }
}

package dev.waymark.generalize.automaton;

import dev.waymark.generalize.word.Symbols;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * Drops nodes that are not on a way from the first to the last, and silent edges. Linear but for
 * silent edges, which are followed anew from each node that is left.
 */
final class Trimming {
  private final Edges edges;
  private final Map<Integer, Integer> insides;
  private final int[][] outgoing;
  private final BitSet kept;
  private final int first;
  private final int last;

  /** {@code insides}: which nodes pass over calls, and at which level they are made. */
  Trimming(Edges edges, Map<Integer, Integer> insides, int nodes, int first, int last) {
    this.edges = edges;
    this.insides = insides;
    this.outgoing = edges.outgoing(nodes);
    this.first = first;
    this.last = last;
    this.kept = reached(nodes, first, Direction.FORWARD);
    this.kept.and(reached(nodes, last, Direction.BACKWARD));
  }

  private enum Direction {
    FORWARD,
    BACKWARD
  }

  private BitSet reached(int nodes, int from, Direction direction) {
    boolean isForward = direction == Direction.FORWARD;
    int[][] rows = isForward ? outgoing : edges.incoming(nodes);
    BitSet reached = new BitSet(nodes);
    List<Integer> waiting = new ArrayList<>(List.of(from));
    reached.set(from);
    while (!waiting.isEmpty()) {
      for (int edge : rows[waiting.remove(waiting.size() - 1)]) {
        int next = isForward ? edges.to(edge) : edges.from(edge);
        if (!reached.get(next)) {
          reached.set(next);
          waiting.add(next);
        }
      }
    }
    return reached;
  }

  PathAutomaton automaton(Symbols symbols, Reach reach) {
    List<Integer> order = new ArrayList<>(List.of(first));
    int[] number = new int[outgoing.length];
    java.util.Arrays.fill(number, -1);
    number[first] = 0;
    PathAutomaton.Builder builder = new PathAutomaton.Builder(symbols, reach);
    for (int i = 0; i < order.size(); i++) {
      int node = order.get(i);
      builder.node(insides.getOrDefault(node, PathAutomaton.NO_LEVEL));
      BitSet visited = new BitSet();
      visited.set(node);
      follow(node, visited, order, number, builder);
    }
    return builder.build(number[last]);
  }

  private void follow(
      int node, BitSet visited, List<Integer> order, int[] number, PathAutomaton.Builder builder) {
    for (int edge : outgoing[node]) {
      int next = edges.to(edge);
      if (!kept.get(next)) {
        continue;
      }
      if (edges.label(edge) == Edges.SILENT) {
        if (!visited.get(next)) {
          visited.set(next);
          follow(next, visited, order, number, builder);
        }
      } else {
        if (number[next] < 0) {
          number[next] = order.size();
          order.add(next);
        }
        builder.edge(edges.label(edge), number[next]);
      }
    }
  }
}

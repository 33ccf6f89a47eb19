package dev.waymark.program.graph;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/** A random flow graph as plain data, with its entry and exit nodes. */
record RandomFlow(int size, List<Edge> edges, int entry, BitSet exits) {

  /** Mostly 1..16 nodes, one in twenty up to 40; some along a spine, some fully random. */
  static RandomFlow next(Random random) {
    return ofSize(1 + random.nextInt(random.nextInt(20) == 0 ? 40 : 16), random);
  }

  static RandomFlow ofSize(int size, Random random) {
    List<Edge> edges = new ArrayList<>();
    if (random.nextInt(3) > 0) {
      addSpine(size, random, edges);
    }
    double density = 0.3 + random.nextDouble() * 1.5;
    for (int i = (int) (size * density); i > 0; i--) {
      edges.add(new Edge(random.nextInt(size), random.nextInt(size)));
    }
    int entry = random.nextInt(4) == 0 ? random.nextInt(size) : 0;
    return new RandomFlow(size, edges, entry, exits(size, random));
  }

  private static void addSpine(int size, Random random, List<Edge> edges) {
    for (int node = 0; node + 1 < size; node++) {
      if (random.nextInt(12) > 0) {
        edges.add(new Edge(node, node + 1));
      }
    }
  }

  private static BitSet exits(int size, Random random) {
    BitSet exits = new BitSet();
    double share = random.nextInt(4) == 0 ? 0 : random.nextDouble() * 0.4;
    for (int node = 0; node < size; node++) {
      exits.set(node, random.nextDouble() < share);
    }
    return exits;
  }

  Digraph digraph() {
    return TestGraphs.graph(size, edges);
  }
}

package dev.waymark.generalize.automaton;

import java.util.Arrays;

/** Edges between numbered nodes, as they are found; an edge without a letter is silent. */
final class Edges {
  /** Where a letter would be. */
  static final int SILENT = -1;

  private int[] from = new int[64];
  private int[] label = new int[64];
  private int[] to = new int[64];
  private int size;

  void add(int source, int letter, int target) {
    if (size == from.length) {
      from = Arrays.copyOf(from, 2 * size);
      label = Arrays.copyOf(label, 2 * size);
      to = Arrays.copyOf(to, 2 * size);
    }
    from[size] = source;
    label[size] = letter;
    to[size++] = target;
  }

  int from(int edge) {
    return from[edge];
  }

  int label(int edge) {
    return label[edge];
  }

  int to(int edge) {
    return to[edge];
  }

  /** For each node, the edges that leave it, behind each other: row i begins at entry i. */
  int[][] outgoing(int nodes) {
    return rows(nodes, from);
  }

  /** For each node, the edges that lead to it. */
  int[][] incoming(int nodes) {
    return rows(nodes, to);
  }

  private int[][] rows(int nodes, int[] key) {
    int[] counts = new int[nodes];
    for (int i = 0; i < size; i++) {
      counts[key[i]]++;
    }
    int[][] rows = new int[nodes][];
    for (int i = 0; i < nodes; i++) {
      rows[i] = new int[counts[i]];
    }
    for (int i = size - 1; i >= 0; i--) {
      rows[key[i]][--counts[key[i]]] = i;
    }
    return rows;
  }
}

package dev.waymark.program.graph;

import java.util.Arrays;

/**
 * A preorder numbering of a forest: the descendants of a node, itself included, have the numbers of
 * one interval. Ids that are not part of the forest have an empty interval.
 */
final class TreeIntervals {

  private static final int NONE = -1;

  private final int[] start;
  private final int[] size;

  private TreeIntervals(int[] start, int[] size) {
    this.start = start;
    this.size = size;
  }

  /**
   * Numbers the forest of the ids in {@code order}, in which a parent stands before its children.
   * {@code parent} is negative for roots. O(ids).
   */
  static TreeIntervals of(int[] parent, int[] order) {
    int[] size = sizes(parent, order);
    return new TreeIntervals(starts(parent, order, size), size);
  }

  private static int[] sizes(int[] parent, int[] order) {
    int[] size = new int[parent.length];
    for (int i = order.length - 1; i >= 0; i--) {
      int id = order[i];
      size[id]++;
      if (parent[id] >= 0) {
        size[parent[id]] += size[id];
      }
    }
    return size;
  }

  private static int[] starts(int[] parent, int[] order, int[] size) {
    int[] start = new int[parent.length];
    Arrays.fill(start, NONE);
    int[] free = new int[parent.length];
    int freeRoot = 0;
    for (int id : order) {
      if (parent[id] >= 0) {
        start[id] = free[parent[id]];
        free[parent[id]] += size[id];
      } else {
        start[id] = freeRoot;
        freeRoot += size[id];
      }
      free[id] = start[id] + 1;
    }
    return start;
  }

  /** Whether an id is part of the forest. */
  boolean isPresent(int id) {
    return start[id] != NONE;
  }

  /** The number of an id; -1 for an absent one. */
  int start(int id) {
    return start[id];
  }

  /** One more than the last number among the descendants of an id. */
  int end(int id) {
    return start[id] + size[id];
  }

  /** Whether both are present and the first is the second or one of its ancestors. O(1). */
  boolean encloses(int ancestor, int descendant) {
    return start[ancestor] <= start[descendant] && start[descendant] < end(ancestor);
  }
}

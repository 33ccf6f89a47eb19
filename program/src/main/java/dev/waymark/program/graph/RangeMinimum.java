package dev.waymark.program.graph;

import java.util.Arrays;

/**
 * A fixed sequence of ints that finds the next one below a limit: a tree of minima in one array,
 * the children of {@code i} at {@code 2i} and {@code 2i + 1}. A last leaf that is below every limit
 * ends each search.
 */
final class RangeMinimum {

  private final int width;
  private final int[] minimum;

  /** Copies the sequence, whose values must be greater than the least int. O(values). */
  RangeMinimum(int[] values) {
    width = Integer.highestOneBit(values.length + 1) << 1;
    minimum = new int[2 * width];
    Arrays.fill(minimum, Integer.MAX_VALUE);
    System.arraycopy(values, 0, minimum, width, values.length);
    minimum[width + values.length] = Integer.MIN_VALUE;
    for (int i = width - 1; i > 0; i--) {
      minimum[i] = Math.min(minimum[2 * i], minimum[2 * i + 1]);
    }
  }

  /**
   * The first position at or after {@code from} with a value below {@code limit}; the length of the
   * sequence if there is none. {@code from} may be that length. O(log values).
   */
  int nextBelow(int from, int limit) {
    int i = from + width;
    while (minimum[i] >= limit) {
      i = nextSubtree(i);
    }
    while (i < width) {
      i = minimum[2 * i] < limit ? 2 * i : 2 * i + 1;
    }
    return i - width;
  }

  /** The largest subtree that begins right after the one at {@code i}. */
  private static int nextSubtree(int i) {
    int next = i + 1;
    return next >> Integer.numberOfTrailingZeros(next);
  }
}

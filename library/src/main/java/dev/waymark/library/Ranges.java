package dev.waymark.library;

import dev.waymark.probe.CharacterFunction;

/**
 * A function on neighbouring code points that is constant on ranges. To look something up takes
 * about ten decisions.
 */
final class Ranges {
  private final int[] starts;
  private final int[] values;

  /** What {@code function} says of all from {@code from} up to {@code end}, which are some. */
  Ranges(CharacterFunction function, int from, int end) {
    int[][] ranges = function.ranges(from, end);
    this.starts = ranges[0];
    this.values = ranges[1];
  }

  /** The value for a code point that is not before the first range. */
  int at(int codePoint) {
    int low = 0;
    int high = starts.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (codePoint >= starts[middle]) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return values[low];
  }
}

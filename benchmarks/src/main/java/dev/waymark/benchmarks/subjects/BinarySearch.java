package dev.waymark.benchmarks.subjects;

/**
 * Bisection.
 *
 * <p>2n + 1 paths for n elements, sorted or not: the key is found at any of n places, or missing
 * from any of n + 1. No partial path is infeasible.
 */
public final class BinarySearch {
  private BinarySearch() {}

  /** Where {@code key} is in {@code sorted}, or -1. */
  public static int find(int[] sorted, int key) {
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = (low + high) >>> 1;
      int value = sorted[middle];
      if (value == key) {
        return middle;
      }
      if (value < key) {
        low = middle + 1;
      } else {
        high = middle - 1;
      }
    }
    return -1;
  }
}

package dev.waymark.benchmarks.subjects;

/**
 * Merges two arrays.
 *
 * <p>A path is an order of taking from the left and the right: (2n over n) paths for two arrays of
 * n elements, sorted or not. No partial path is infeasible unless they are known to be sorted.
 */
public final class Merge {
  private Merge() {}

  /** The elements of both, sorted if they are. */
  public static int[] merge(int[] left, int[] right) {
    int[] merged = new int[left.length + right.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < merged.length; k++) {
      if (j == right.length || (i < left.length && left[i] <= right[j])) {
        merged[k] = left[i++];
      } else {
        merged[k] = right[j++];
      }
    }
    return merged;
  }
}

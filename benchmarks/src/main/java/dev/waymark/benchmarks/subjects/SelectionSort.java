package dev.waymark.benchmarks.subjects;

/**
 * Sorts by selecting the least element that is left.
 *
 * <p>More than n! paths for n elements, since a swap may carry an element over its equal, and the
 * two are then compared the other way round: 1,359 for 6, of the 32,768 ways that 15 comparisons
 * can end.
 */
public final class SelectionSort {
  private SelectionSort() {}

  /** Sorts {@code values} in place. */
  public static void sort(int[] values) {
    for (int i = 0; i < values.length - 1; i++) {
      int least = i;
      for (int j = i + 1; j < values.length; j++) {
        if (values[j] < values[least]) {
          least = j;
        }
      }
      int swapped = values[i];
      values[i] = values[least];
      values[least] = swapped;
    }
  }
}

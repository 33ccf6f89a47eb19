package dev.waymark.validation.classic;

/** Searching and sorting of int arrays. */
public final class Sorting {
  private Sorting() {}

  /** The place of {@code key} in a sorted array, or {@code -(insertion point) - 1}. */
  public static int binarySearch(int[] sorted, int key) {
    int low = 0;
    int high = sorted.length - 1;
    while (low <= high) {
      int middle = low + (high - low) / 2;
      if (sorted[middle] < key) {
        low = middle + 1;
      } else if (sorted[middle] > key) {
        high = middle - 1;
      } else {
        return middle;
      }
    }
    return -low - 1;
  }

  public static int[] insertionSort(int[] values) {
    for (int i = 1; i < values.length; i++) {
      int moving = values[i];
      int gap = i;
      while (gap > 0 && values[gap - 1] > moving) {
        values[gap] = values[gap - 1];
        gap--;
      }
      values[gap] = moving;
    }
    return values;
  }

  public static int[] merge(int[] left, int[] right) {
    int[] merged = new int[left.length + right.length];
    int i = 0;
    int j = 0;
    for (int k = 0; k < merged.length; k++) {
      boolean takeLeft = j == right.length || i < left.length && left[i] <= right[j];
      merged[k] = takeLeft ? left[i++] : right[j++];
    }
    return merged;
  }

  public static boolean isSorted(int[] values) {
    for (int i = 1; i < values.length; i++) {
      if (values[i - 1] > values[i]) {
        return false;
      }
    }
    return true;
  }
}

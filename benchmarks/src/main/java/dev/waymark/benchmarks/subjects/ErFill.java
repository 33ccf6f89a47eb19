package dev.waymark.benchmarks.subjects;

/**
 * Erases a value from an array and fills the room it leaves.
 *
 * <p>2^n paths for n elements: each is erased or not. No partial path is infeasible.
 */
public final class ErFill {
  private ErFill() {}

  /** Moves what is not {@code erased} to the left, and puts {@code filler} behind it. */
  public static void erase(int[] values, int erased, int filler) {
    int size = values.length;
    int i = 0;
    while (i < size) {
      if (values[i] == erased) {
        for (int j = i + 1; j < size; j++) {
          values[j - 1] = values[j];
        }
        size--;
      } else {
        i++;
      }
    }
    for (int j = size; j < values.length; j++) {
      values[j] = filler;
    }
  }
}

package dev.waymark.generalize.samples;

/** Loops with infeasible paths. */
public final class LoopPrograms {
  private LoopPrograms() {}

  /** The place of the least of {@code values}. */
  public static int least(int[] values) {
    int least = 0;
    for (int i = 1; i < values.length; i++) {
      if (values[i] < values[least]) {
        least = i;
      }
    }
    return least;
  }
}

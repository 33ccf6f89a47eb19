package dev.waymark.report.golden;

/** Exceptions that nobody meant, and an argument that is changed. */
final class Ratios {
  private Ratios() {}

  static int percent(int part, int whole) {
    return part * 100 / whole;
  }

  /** Swaps the first two. */
  static boolean order(int[] values) {
    if (values[0] <= values[1]) {
      return false;
    }
    int first = values[0];
    values[0] = values[1];
    values[1] = first;
    return true;
  }
}

package dev.waymark.bidirectional.samples;

/**
 * A controller of valves in the way of the paper's first figure: it counts those that do not work,
 * and checks an index that its loop has checked already.
 */
public final class Valves {
  static int size;
  static int[] status = {};

  private Valves() {}

  private static int statusOf(int i) {
    if (i < 0 || i >= size) {
      throw new IllegalStateException("no such valve");
    }
    return status[i];
  }

  /** Whether more valves than {@code tolerated} do not work. */
  static boolean alarm(int wait, int tolerated) {
    int left = wait;
    while (left > 0) {
      left--;
    }
    int broken = 0;
    int i = 0;
    while (i < size) {
      if (statusOf(i) == -1) {
        broken++;
      }
      i++;
    }
    return broken > tolerated;
  }
}

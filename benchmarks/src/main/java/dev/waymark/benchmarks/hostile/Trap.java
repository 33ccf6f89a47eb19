package dev.waymark.benchmarks.hostile;

/** The branches that all targets have. */
final class Trap {
  private Trap() {}

  /** A file beside the working folder. */
  static String canary(int key) {
    return "../waymark-canary-" + key;
  }

  /** 1, 2 or 3 for most numbers, and 0 for the one that springs the trap. */
  static int pick(int x) {
    if (x < 10) {
      return 1;
    }
    if (x > 1_000) {
      return 2;
    }
    return x == 77 ? 0 : 3;
  }
}

package dev.waymark.benchmarks;

/** How much the heap in use grows, garbage not counted. */
final class HeapGrowth {
  private long before = -1;
  private long pause;

  /** Takes the heap as it is; only the first call counts. */
  void begin() {
    if (before < 0) {
      long start = System.nanoTime();
      before = used();
      pause = System.nanoTime() - start;
    }
  }

  /** The nanoseconds that beginning took. */
  long pause() {
    return pause;
  }

  /** The growth since the beginning; 0 if there was none. */
  long bytes() {
    return before < 0 ? 0 : Math.max(0, used() - before);
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

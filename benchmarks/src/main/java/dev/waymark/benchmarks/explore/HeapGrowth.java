package dev.waymark.benchmarks.explore;

/** How much the heap in use grows, garbage not counted. */
public final class HeapGrowth {
  private long before = -1;
  private long beginning;
  private long end;

  /** Takes the heap as it is; only the first call counts. */
  public void begin() {
    if (before < 0) {
      beginning = System.nanoTime();
      before = used();
      end = System.nanoTime();
    }
  }

  /** When it began; what it did then took some time. */
  long beginNanoseconds() {
    return beginning;
  }

  /** The nanoseconds that beginning took. */
  long pause() {
    return end - beginning;
  }

  /** The growth since the beginning; 0 if there was none. */
  public long bytes() {
    return before < 0 ? 0 : Math.max(0, used() - before);
  }

  private static long used() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

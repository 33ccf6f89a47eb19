package dev.waymark.explore.loop;

/** Sees when the memory of this JVM runs short. What is garbage does not count. */
final class HeapWatch {
  private static final double SUSPICIOUS = 0.85;
  private static final double SCARCE = 0.7;

  private final Runtime runtime = Runtime.getRuntime();
  private final long most;

  /** Watches a JVM that may use so many bytes, and no more than it has. */
  HeapWatch(long most) {
    this.most = Math.min(most, runtime.maxMemory());
  }

  /** Whether little is left; free to ask as long as there is plenty. */
  boolean isScarce() {
    if (used() < SUSPICIOUS * most) {
      return false;
    }
    System.gc();
    return used() > SCARCE * most;
  }

  private long used() {
    return runtime.totalMemory() - runtime.freeMemory();
  }
}

package dev.waymark.explore.job;

/**
 * How much memory an exploration may take: its share of this JVM, its target JVM and its native
 * solvers together. The launcher gives this JVM the shares of all explorations that go on side by
 * side, by the same rule ({@code .build/java.sh}).
 *
 * @param megabytes for one exploration
 * @param jobs how many go on side by side; 0 if nobody counts them, and all of the heap is theirs
 */
public record MemoryBudget(int megabytes, int jobs) {
  /** If nobody says otherwise. */
  public static final MemoryBudget USUAL = new MemoryBudget(2048, 0);

  private static final int EIGHTHS = 3;
  private static final double USABLE = 0.9;

  private static final int TARGET_SHARE = 4;
  private static final int SOLVER_SHARE = 10;

  /** What objects of the code under test may take. */
  public int targetHeap() {
    return megabytes / TARGET_SHARE;
  }

  /** What native solvers may take, in bytes: those of all jobs, for they share one limit. */
  public long solverBytes() {
    return Math.max(1, jobs) * ((long) megabytes << 20) / SOLVER_SHARE;
  }

  /** What objects of this JVM may take, in bytes: those of all jobs. */
  public long heapBytes() {
    return jobs == 0 ? Long.MAX_VALUE : jobs * ((long) megabytes << 20) * EIGHTHS / 8;
  }

  /**
   * How many jobs a JVM with so many bytes of heap has memory for: at least one. It may keep some
   * of what the launcher has given it for itself.
   */
  public int jobsIn(long heap) {
    double each = ((long) megabytes << 20) * EIGHTHS / 8.0;
    return (int) Math.max(1, heap / (each * USABLE));
  }

  /** The same for each of so many jobs. */
  public MemoryBudget forJobs(int number) {
    return new MemoryBudget(megabytes, number);
  }
}

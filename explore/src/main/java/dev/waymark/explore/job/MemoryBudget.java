package dev.waymark.explore.job;

/**
 * How much memory an exploration may take: this JVM, the target JVM and the native solvers
 * together. The launcher gives this JVM its share, by the same rule ({@code .build/launch.sh}).
 *
 * @param megabytes in all
 */
public record MemoryBudget(int megabytes) {
  /** If nobody says otherwise. */
  public static final MemoryBudget USUAL = new MemoryBudget(2048);

  private static final int TARGET_SHARE = 4;
  private static final int SOLVER_SHARE = 10;

  /** What objects of the code under test may take. */
  public int targetHeap() {
    return megabytes / TARGET_SHARE;
  }

  /** What the native solvers may take, in bytes. */
  public long solverBytes() {
    return ((long) megabytes << 20) / SOLVER_SHARE;
  }
}

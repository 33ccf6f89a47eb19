package dev.waymark.probe.run;

/**
 * The bounds of a run.
 *
 * @param steps method entries and loop iterations; beyond, {@code BudgetExhausted} is thrown. A
 *     loop counts when its method returns, or it has done a million iterations, or this many if
 *     that is less
 * @param depth nested calls of methods that call others, but for those that call only what calls
 *     nothing; beyond, {@code BudgetExhausted} is thrown
 * @param events branches in the trace; beyond, the run is incomplete
 * @param nodes shadows; beyond, the run is incomplete. They count when the method that makes them
 *     returns, if not at once, or its loops have done a million iterations and shadows together, or
 *     as many as there are steps if that is less
 */
public record RunLimits(int steps, int depth, int events, int nodes) {
  private static final int FEW_STEPS = 100_000;

  /** Wide enough for a method under test. */
  public static final RunLimits DEFAULT = new RunLimits(10_000_000, 2_000, 200_000, 4_000_000);

  /** These limits for a run in which nothing is symbolic, and that is not worth waiting for. */
  public RunLimits withoutShadows() {
    return new RunLimits(Math.min(steps, FEW_STEPS), depth, 0, 0);
  }
}

package dev.waymark.probe;

import dev.waymark.probe.run.Nodes;
import dev.waymark.probe.run.Run;
import dev.waymark.probe.run.RunLimits;

/** Counts steps and depth. Entry points of instrumented code. */
public final class StepBudget {
  private static final int CHUNK = 1 << 20;

  /** How many iterations a loop may do before it asks for more. */
  public static int chunk = CHUNK;

  /** Steps left in this run; negative once it is over. */
  public static int steps = Integer.MAX_VALUE;

  /** Calls that may still be nested. */
  public static int room = Integer.MAX_VALUE;

  private StepBudget() {}

  static void begin(RunLimits limits) {
    steps = limits.steps();
    chunk = Math.min(CHUNK, limits.steps());
    room = limits.depth();
  }

  static void end() {
    steps = Integer.MAX_VALUE;
    chunk = CHUNK;
    room = Integer.MAX_VALUE;
  }

  /** No more steps: what is entered from now on ends the run. */
  public static void stop() {
    steps = -1;
  }

  /** A method was entered when no steps or no room were left. */
  public static void exhausted() {
    if (Run.thread() == null) {
      end();
      return;
    }
    String what = steps < 0 ? "steps" : "depth";
    stop();
    throw new BudgetExhausted("out of " + what);
  }

  /** A method without loops returns whose operators have made {@code shadows}. */
  public static void made(int shadows) {
    Nodes.count(shadows);
  }

  /**
   * A loop has done what it may; returns how many iterations it may do, and shadows make, next.
   *
   * @param left what it could have done still
   * @param shadows those that it made
   */
  public static int iterated(int left, int shadows) {
    steps -= chunk - left - shadows;
    Nodes.count(shadows);
    if (steps < 0) {
      exhausted();
    }
    return chunk;
  }

  /** A method with loops returns; {@code left} and {@code shadows} as for {@link #iterated}. */
  public static void returned(int left, int shadows) {
    steps = Math.max(-1, steps - (chunk - left - shadows));
    Nodes.count(shadows);
  }
}

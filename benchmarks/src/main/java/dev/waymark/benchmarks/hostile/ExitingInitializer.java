package dev.waymark.benchmarks.hostile;

/** Ends the JVM when it is initialized. */
public final class ExitingInitializer {
  static {
    System.exit(0);
  }

  private ExitingInitializer() {}

  public static int exiting(int x) {
    return Trap.pick(x);
  }
}

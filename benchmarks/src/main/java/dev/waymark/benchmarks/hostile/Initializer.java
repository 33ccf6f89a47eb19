package dev.waymark.benchmarks.hostile;

/** Cannot be initialized, so that nothing in it can be called. */
public final class Initializer {
  private static final int LIMIT = limit("ten");

  private Initializer() {}

  private static int limit(String text) {
    return Integer.parseInt(text);
  }

  public static int throwing(int x) {
    return Trap.pick(x) + LIMIT;
  }
}

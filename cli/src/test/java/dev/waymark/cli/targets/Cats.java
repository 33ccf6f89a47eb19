package dev.waymark.cli.targets;

/** Calls what no test can call. */
public final class Cats {
  private Cats() {}

  public static int lives(int left) {
    return isAlive(left) ? left - 1 : 0;
  }

  private static boolean isAlive(int left) {
    return left > 0 && left <= 9;
  }
}

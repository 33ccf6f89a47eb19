package dev.waymark.benchmarks.hostile;

import java.util.Random;

/** What is not the same the next time. */
public final class Varying {
  private static int calls;

  private Varying() {}

  /** Looks as if it varied, but each run has static fields of its own. */
  public static int statics(int x) {
    calls++;
    int result = Trap.pick(x);
    return result == 0 ? 3 + calls : result;
  }

  /** Likewise: properties, locale and streams are as before in each run. */
  public static int properties(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      String key = "waymark.hostile";
      System.setProperty(key, System.getProperty(key, "abc") + "d");
      return System.getProperty(key).length();
    }
    return result;
  }

  public static long time(int x) {
    int result = Trap.pick(x);
    return result == 0 ? System.nanoTime() : result;
  }

  public static int random(int x) {
    int result = Trap.pick(x);
    return result == 0 ? new Random().nextInt() : result;
  }

  public static int identity(int x) {
    int result = Trap.pick(x);
    return result == 0 ? System.identityHashCode(new Object()) : result;
  }
}

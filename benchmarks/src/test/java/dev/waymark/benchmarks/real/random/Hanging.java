package dev.waymark.benchmarks.real.random;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/** Calls that do not end, and some that do. */
public final class Hanging {
  private static final AtomicLong COUNT = new AtomicLong();

  private Hanging() {}

  /** Hangs for most arguments. */
  public static void spin(int turns) {
    while (turns != 7) {
      COUNT.incrementAndGet();
    }
  }

  /** Swallows what would stop it. */
  public static void stubborn(boolean hangs) {
    while (hangs) {
      try {
        LockSupport.parkNanos(1_000_000);
      } catch (Throwable e) {
        COUNT.incrementAndGet();
      }
    }
  }

  /** Four branches. */
  public static int sign(int number) {
    if (number > 0) {
      return 1;
    }
    return number < 0 ? -1 : 0;
  }

  /** Ends the JVM for some arguments. */
  public static void leave(char c) {
    if (c == 'x') {
      System.exit(0);
    }
  }
}

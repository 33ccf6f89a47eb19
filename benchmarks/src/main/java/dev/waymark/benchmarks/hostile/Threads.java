package dev.waymark.benchmarks.hostile;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;

/** What threads can do. */
@SuppressWarnings("ThreadPriorityCheck")
public final class Threads {
  private Threads() {}

  private static void forever() {
    while (true) {
      LockSupport.park();
    }
  }

  private static void start() {
    new Thread(Threads::forever, "endless").start();
  }

  public static int leftBehind(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      start();
      return 4;
    }
    return result;
  }

  public static int daemonLeftBehind(int x) {
    int result = Trap.pick(x);
    if (result == 0) {
      Thread thread = new Thread(Threads::forever, "endless");
      thread.setDaemon(true);
      thread.start();
      return 4;
    }
    return result;
  }

  public static int bomb(int x) {
    int result = Trap.pick(x);
    while (result == 0) {
      start();
    }
    return result;
  }

  public static int deadlock(int x) throws InterruptedException {
    int result = Trap.pick(x);
    if (result == 0) {
      Object left = new Object();
      Object right = new Object();
      CountDownLatch both = new CountDownLatch(2);
      new Thread(() -> take(left, right, both)).start();
      take(right, left, both);
    }
    return result;
  }

  private static void take(Object first, Object second, CountDownLatch both) {
    synchronized (first) {
      both.countDown();
      while (both.getCount() > 0) {
        Thread.yield();
      }
      synchronized (second) {
        both.countDown();
      }
    }
  }
}

package dev.waymark.benchmarks.trust;

import java.util.concurrent.Semaphore;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * As many processes work at once as there are processors, in the order in which they came; what
 * runs in this process and changes what is global runs alone.
 */
final class Processors {
  private static final Semaphore FREE =
      new Semaphore(Runtime.getRuntime().availableProcessors(), true);

  private static final Lock GLOBAL = new ReentrantLock();

  private Processors() {}

  /** Does {@code work} in this process when no other such work is done. */
  static void alone(Runnable work) {
    GLOBAL.lock();
    try {
      work.run();
    } finally {
      GLOBAL.unlock();
    }
  }

  /** What {@code process} comes to, once a processor is free for it. */
  static <T> T with(Supplier<T> process) {
    FREE.acquireUninterruptibly();
    try {
      return process.get();
    } finally {
      FREE.release();
    }
  }
}

package dev.waymark.confirm.run;

import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** Threads that were not there at the beginning, and are not the JVM's own. */
final class ThreadsLeft {
  /** How often to look for threads that are about to end, once per millisecond. */
  private static final int PATIENCE = 20;

  private static final int ROOM = 16;
  private static final Set<String> OF_JVM =
      Set.of("Attach Listener", "Signal Dispatcher", "Notification Thread");

  private final ThreadGroup root = root();
  private final Set<Thread> known = Set.of(alive());

  private static ThreadGroup root() {
    ThreadGroup group = Thread.currentThread().getThreadGroup();
    while (group.getParent() != null) {
      group = group.getParent();
    }
    return group;
  }

  private Thread[] alive() {
    Thread[] threads = new Thread[ROOM];
    int count = root.enumerate(threads);
    while (count == threads.length) {
      threads = new Thread[2 * count];
      count = root.enumerate(threads);
    }
    return Arrays.copyOf(threads, count);
  }

  /** Whether there are any that do not end soon. */
  boolean areAny() {
    boolean areAny = hasStranger();
    for (int i = 0; i < PATIENCE && areAny; i++) {
      try {
        Thread.sleep(1);
      } catch (InterruptedException e) {
        return true;
      }
      areAny = hasStranger();
    }
    return areAny;
  }

  private boolean hasStranger() {
    return Arrays.stream(alive()).anyMatch(each -> !known.contains(each) && !isOfJvm(each));
  }

  private static boolean isOfJvm(Thread thread) {
    return thread.getClass().getSimpleName().equals("InnocuousThread")
        || OF_JVM.contains(thread.getName())
        || (thread instanceof ForkJoinWorkerThread worker
            && worker.getPool() == ForkJoinPool.commonPool()
            && worker.getPool().isQuiescent());
  }
}

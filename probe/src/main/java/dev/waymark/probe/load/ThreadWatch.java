package dev.waymark.probe.load;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinWorkerThread;

/** Knows the threads that are no threads of the code under test: those that were there before. */
public final class ThreadWatch {
  /** How often to look for threads that are about to end, once per millisecond. */
  private static final int PATIENCE = 20;

  private static final int ROOM = 16;
  private static final Set<String> LATE =
      Set.of("Attach Listener", "Signal Dispatcher", "Notification Thread");
  private static final String INNOCUOUS = "InnocuousThread";

  private final ThreadGroup root = root();
  private final Set<Thread> own = Set.of(alive());

  /** The group of all threads. */
  public static ThreadGroup root() {
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

  /** The names of threads that a run has left behind. */
  public List<String> leftBehind() {
    List<String> left = strangers();
    try {
      for (int i = 0; i < PATIENCE && !left.isEmpty(); i++) {
        Thread.sleep(1);
        left = strangers();
      }
    } catch (InterruptedException e) { // by the code under test
      return left;
    }
    return left;
  }

  private List<String> strangers() {
    List<String> names = new ArrayList<>();
    for (Thread thread : alive()) {
      if (!own.contains(thread) && !isOfTheJvm(thread)) {
        names.add(thread.getName());
      }
    }
    return names;
  }

  private static boolean isOfTheJvm(Thread thread) {
    return thread.getClass().getSimpleName().equals(INNOCUOUS)
        || LATE.contains(thread.getName())
        || (thread instanceof ForkJoinWorkerThread worker
            && worker.getPool() == ForkJoinPool.commonPool()
            && worker.getPool().isQuiescent());
  }
}

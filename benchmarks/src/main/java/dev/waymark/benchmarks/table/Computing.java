package dev.waymark.benchmarks.table;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;

/** What this thread and the solvers have computed: others on the machine do not count. */
public final class Computing {
  private static final ThreadMXBean TIMES = ManagementFactory.getThreadMXBean();
  private static final String SOLVER = "waymark-solver";

  private Computing() {}

  /** In nanoseconds, since some moment. */
  public static long nanos() {
    long sum = TIMES.getCurrentThreadCpuTime();
    Thread[] threads = new Thread[2 * Thread.activeCount()];
    int count = Thread.enumerate(threads);
    for (int i = 0; i < count; i++) {
      if (threads[i].getName().startsWith(SOLVER)) {
        sum += Math.max(0, TIMES.getThreadCpuTime(threads[i].getId()));
      }
    }
    return sum;
  }

  /** The same, with the processes that this one has started; these count hundredths of a second. */
  public static long nanosOfAll() {
    return nanos()
        + ProcessHandle.current()
            .descendants()
            .mapToLong(each -> each.info().totalCpuDuration().map(Duration::toNanos).orElse(0L))
            .sum();
  }
}

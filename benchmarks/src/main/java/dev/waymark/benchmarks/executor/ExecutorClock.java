package dev.waymark.benchmarks.executor;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What a call costs once it is compiled: the least processor time of this thread over many batches,
 * and its share of what other threads of this JVM do if they collect garbage. Other processes
 * hardly disturb either.
 */
final class ExecutorClock {
  private static final OperatingSystemMXBean PROCESS =
      ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private ExecutorClock() {}

  /** Nanoseconds of one call, and the result of the last one. */
  record Cost(double nanos, @Nullable Object result) {}

  private record Batches(double best, long calls, @Nullable Object result) {}

  /** Measures calls for {@code budget} nanoseconds of processor time, after as long a time. */
  static Cost time(
      Supplier<Object[][]> batches, long budget, Function<Object[], @Nullable Object> call) {
    repeat(batches, budget, call);
    long collections = collections();
    long other = otherThreads();
    Batches done = repeat(batches, budget, call);
    double others = collections() == collections ? 0 : Math.max(0, otherThreads() - other);
    return new Cost(done.best + others / done.calls, done.result);
  }

  private static Batches repeat(
      Supplier<Object[][]> batches, long budget, Function<Object[], @Nullable Object> call) {
    double best = Double.MAX_VALUE;
    long calls = 0;
    Object result = null;
    for (long end = ownThread() + budget; ownThread() < end; ) {
      Object[][] batch = batches.get();
      long start = ownThread();
      for (Object[] arguments : batch) {
        result = call.apply(arguments);
      }
      best = Math.min(best, (ownThread() - start) / (double) batch.length);
      calls += batch.length;
    }
    return new Batches(best, calls, result);
  }

  private static long collections() {
    return ManagementFactory.getGarbageCollectorMXBeans().stream()
        .mapToLong(GarbageCollectorMXBean::getCollectionCount)
        .sum();
  }

  private static long ownThread() {
    return THREADS.getCurrentThreadCpuTime();
  }

  private static long otherThreads() {
    return PROCESS.getProcessCpuTime() - ownThread();
  }
}

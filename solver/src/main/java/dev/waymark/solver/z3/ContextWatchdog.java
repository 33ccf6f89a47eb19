package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
import dev.waymark.probe.load.ProcessorWait;
import java.time.Duration;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Interrupts a context when its time is over. Z3's own timeout does not cover the simplification of
 * what is asserted, which takes minutes for long chains of sums. A context once interrupted may
 * stay so and must be replaced.
 */
final class ContextWatchdog {
  private static final long REPETITION_NANOS = Duration.ofMillis(100).toNanos();
  private static final ScheduledThreadPoolExecutor TIMER = timer();

  private final Context context;
  private final ProcessorWait wait = ProcessorWait.ofThisThread();
  private boolean armed;
  private boolean fired;

  ContextWatchdog(Context context) {
    this.context = context;
  }

  private static ScheduledThreadPoolExecutor timer() {
    ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, ContextWatchdog::daemon);
    timer.setRemoveOnCancelPolicy(true);
    return timer;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(work, "waymark-z3-watchdog");
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Does {@code work}, interrupted from when a limit is over until it gives in.
   *
   * @param limit of the time that the work takes itself
   * @param most of the time on the wall
   */
  <T> T guard(Duration limit, Duration most, Supplier<T> work) {
    arm();
    Alarm due = new Alarm(limit.toNanos(), most.toNanos());
    ScheduledFuture<?> alarm =
        TIMER.scheduleWithFixedDelay(
            due, Math.min(due.limit, due.most), REPETITION_NANOS, TimeUnit.NANOSECONDS);
    try {
      return work.get();
    } finally {
      alarm.cancel(false);
      disarm();
    }
  }

  /** Interrupts once time is over: others may have had the processor. */
  private final class Alarm implements Runnable {
    final long limit;
    final long most;
    private final long start = System.nanoTime();
    private final long waited = wait.nanoseconds();

    Alarm(long limit, long most) {
      this.limit = limit;
      this.most = most;
    }

    @Override
    public void run() {
      long elapsed = System.nanoTime() - start;
      if (elapsed >= most || wait.own(elapsed, waited) >= limit) {
        fire();
      }
    }
  }

  private synchronized void fire() {
    if (armed) {
      fired = true;
      context.interrupt();
    }
  }

  /** After disarming, no interrupt is under way. */
  private synchronized void arm() {
    armed = true;
  }

  private synchronized void disarm() {
    armed = false;
  }

  /** Whether the context was ever interrupted. */
  synchronized boolean hasFired() {
    return fired;
  }
}

package dev.waymark.solver.z3;

import com.microsoft.z3.Context;
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

  /** Does {@code work}, interrupted from when {@code limit} is over until it gives in. */
  <T> T guard(Duration limit, Supplier<T> work) {
    arm();
    ScheduledFuture<?> alarm =
        TIMER.scheduleWithFixedDelay(
            this::fire, limit.toNanos(), REPETITION_NANOS, TimeUnit.NANOSECONDS);
    try {
      return work.get();
    } finally {
      alarm.cancel(false);
      disarm();
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

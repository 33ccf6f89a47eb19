package dev.waymark.solver.internal.engine;

import dev.waymark.solver.api.Deadline;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Works for another thread, which waits for it until a deadline and a little longer. It cannot be
 * stopped within a native call that takes no notice; then it is left alone, ends what it was doing
 * some time, and nobody uses its results.
 */
final class EngineThread {
  /** How long a native solver may take to notice that time is up. */
  private static final Duration GRACE = Duration.ofMillis(300);

  /** Native solvers recurse. */
  private static final long STACK = 64L << 20;

  private static final Duration ALWAYS = Duration.ofDays(365);

  private final Deadline deadline;
  private final ExecutorService thread = Executors.newSingleThreadExecutor(EngineThread::daemon);

  EngineThread(Deadline deadline) {
    this.deadline = deadline;
  }

  private static Thread daemon(Runnable work) {
    Thread thread = new Thread(null, work, "waymark-solver", STACK);
    thread.setDaemon(true);
    return thread;
  }

  /**
   * Does {@code work}, one after the other.
   *
   * @throws Deadline.TimeIsUp if it does not end in time
   */
  <T> T call(Callable<T> work) {
    Future<T> result = thread.submit(work);
    long left = deadline.limit(ALWAYS).plus(GRACE).toNanos();
    try {
      return result.get(left, TimeUnit.NANOSECONDS);
    } catch (TimeoutException e) {
      throw new Deadline.TimeIsUp();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Deadline.TimeIsUp();
    } catch (ExecutionException e) {
      throw asThrown(Objects.requireNonNull(e.getCause()));
    }
  }

  private static RuntimeException asThrown(Throwable cause) {
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException unchecked
        ? unchecked
        : new IllegalStateException(cause);
  }

  /** Ends after {@code last}, for which nobody waits longer than for other work. */
  void end(Runnable last) {
    try {
      call(Executors.callable(last));
    } catch (Deadline.TimeIsUp e) {
      return; // it comes to that some time
    } finally {
      thread.shutdown();
    }
  }
}

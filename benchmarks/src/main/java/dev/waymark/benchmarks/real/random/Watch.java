package dev.waymark.benchmarks.real.random;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Makes calls in a thread of their own until the time is over or there are enough, and stops those
 * that take too long. A call either ends or is stopped, never both.
 */
final class Watch {
  private static final long IDLE = -1;
  private static final long STOPPED = -2;
  private static final int POLL_MILLISECONDS = 20;
  private static final int GRACE_MILLISECONDS = 500;

  private final CallMaker calls;
  private final Notes notes;
  private final long callNanoseconds;
  private final long mostCalls;

  /** The number of the call that is being made. */
  private final AtomicLong state = new AtomicLong(IDLE);

  Watch(CallMaker calls, Notes notes, Task task) {
    this.calls = calls;
    this.notes = notes;
    this.callNanoseconds = TimeUnit.MILLISECONDS.toNanos(task.callMilliseconds());
    this.mostCalls = task.mostCalls();
  }

  /** Whether the time is over; false if a call cannot be stopped but with the JVM. */
  boolean watch(long end) throws InterruptedException {
    Thread worker = start(end);
    long seen = IDLE;
    long since = System.nanoTime();
    while (true) {
      worker.join(POLL_MILLISECONDS);
      if (!worker.isAlive()) {
        return true;
      }
      long now = state.get();
      if (now != seen || now == IDLE) {
        seen = now;
        since = System.nanoTime();
      } else if (System.nanoTime() - since > callNanoseconds
          && state.compareAndSet(seen, STOPPED)) {
        stop(worker);
        if (worker.isAlive()) {
          return false;
        }
        worker = start(end);
      }
    }
  }

  private void stop(Thread worker) throws InterruptedException {
    Stopper.stop(worker);
    worker.join(GRACE_MILLISECONDS);
    notes.stopped();
  }

  private Thread start(long end) {
    state.set(IDLE);
    Thread worker = new Thread(null, () -> work(end), "calls");
    worker.setDaemon(true);
    worker.setUncaughtExceptionHandler((thread, e) -> tell(e));
    worker.start();
    return worker;
  }

  /** What ends a thread unforeseen goes to the log; a thread that was stopped says nothing. */
  private void tell(Throwable e) {
    if (state.get() != STOPPED) {
      Calling.breakOff(e);
    }
  }

  private void work(long end) {
    while (System.nanoTime() < end && notes.next() < mostCalls) {
      long number = notes.next();
      state.set(number);
      boolean isTest = isMade(number);
      if (!state.compareAndSet(number, IDLE)) {
        return;
      }
      if (isTest) {
        notes.ended();
      } else {
        notes.failed();
      }
    }
  }

  /** Makes one call; false if that is no test. */
  private boolean isMade(long number) {
    try {
      Call call = calls.make(number);
      notes.begins(call);
      call.run();
      return true;
    } catch (Unmakeable | VirtualMachineError e) {
      return false;
    }
  }
}

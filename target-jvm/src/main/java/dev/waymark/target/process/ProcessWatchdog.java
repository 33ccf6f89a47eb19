package dev.waymark.target.process;

import java.time.Duration;

/** Bites if it watches for too long; looks up a few times per second, so that watching is free. */
public final class ProcessWatchdog implements AutoCloseable {
  private static final long NEVER = Long.MAX_VALUE;
  private static final long INTERVAL_MILLIS = 50;

  private final Runnable bite;
  private final long origin = System.nanoTime();
  private final Thread thread = new Thread(this::patrol, "waymark-watchdog");

  /** Nanoseconds since {@link #origin}. */
  private volatile long deadline = NEVER;

  private volatile boolean hasBitten;

  public ProcessWatchdog(Runnable bite) {
    this.bite = bite;
    thread.setDaemon(true);
    thread.start();
  }

  /** Watches from now on: bites once, after {@code time}. */
  public void watch(Duration time) {
    hasBitten = false;
    deadline = now() + time.toNanos();
  }

  /** Watches for {@code nanoseconds} longer. */
  public void extend(long nanoseconds) {
    long end = deadline;
    deadline = end == NEVER ? NEVER : end + nanoseconds;
  }

  /** Stops watching. */
  public void rest() {
    deadline = NEVER;
  }

  /** Whether it has bitten since it began to watch. */
  public boolean hasBitten() {
    return hasBitten;
  }

  private long now() {
    return System.nanoTime() - origin;
  }

  private void patrol() {
    try {
      while (true) {
        Thread.sleep(INTERVAL_MILLIS);
        if (now() > deadline) {
          deadline = NEVER;
          hasBitten = true;
          bite.run();
        }
      }
    } catch (InterruptedException e) {
      return;
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}

package dev.waymark.cli.ending;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * While it is open, Ctrl-C asks the exploration to end and waits a while for the results. Once it
 * is closed, it has no effect.
 */
public final class Interruption implements AutoCloseable {
  private static final long PATIENCE_SECONDS = 20;

  private final Runnable askForEnd;
  private final CountDownLatch done = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupted, "waymark-interruption");
  private volatile boolean isPending;

  public Interruption(Runnable askForEnd) {
    this.askForEnd = askForEnd;
    Runtime.getRuntime().addShutdownHook(hook);
  }

  /** Whether the end was asked for. */
  public boolean isPending() {
    return isPending;
  }

  private void interrupted() {
    isPending = true;
    askForEnd.run();
    try {
      boolean unused = done.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    done.countDown();
    if (!isPending) {
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }
}

package dev.waymark.target.host;

import dev.waymark.probe.load.ProcessorWait;
import dev.waymark.probe.load.ThreadWatch;
import dev.waymark.target.wire.Message;
import dev.waymark.target.wire.Outgoing;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Ends the JVM if the driver is gone, if there are too many threads, and if a run takes too long;
 * then it says where the run is. A thread of its own that looks up a few times per second.
 *
 * <p>Time in which a run had no processor does not count, so that a busy machine changes nothing.
 */
final class Keeper {
  private static final long INTERVAL_MILLIS = 50;
  private static final int MOST_THREADS = 1_000;
  private static final int TICKS_PER_CHECK = 10;
  private static final long NEVER = Long.MAX_VALUE;

  private final DriverConnection connection;
  private final Path folder;
  private final Thread kept = Thread.currentThread();
  private final ThreadGroup threads = ThreadWatch.root();
  private final long origin = System.nanoTime();
  private final Optional<ProcessHandle> driver = ProcessHandle.current().parent();

  private final ProcessorWait wait;

  /** How long the run may take. */
  private volatile long limit;

  /** When it began, by {@link #now}; {@link #NEVER} if there is none. */
  private volatile long start = NEVER;

  /** The start of the run that was seen last, and how long its threads had waited by then. */
  private long seen = NEVER;

  private long waited;

  /** Keeps the thread that makes it, which works in {@code folder} and waits as it says. */
  Keeper(DriverConnection connection, Path folder, ProcessorWait wait) {
    this.wait = wait;
    this.connection = connection;
    this.folder = folder;
    Thread thread = new Thread(threads, this::patrol, "waymark-keeper");
    thread.setDaemon(true);
    thread.start();
  }

  /** A run begins that may take so long. */
  void begin(long nanoseconds) {
    limit = nanoseconds;
    start = now();
  }

  /** The run has ended. */
  void end() {
    start = NEVER;
  }

  /** Without the time that the driver took to answer. */
  private long now() {
    return System.nanoTime() - origin - connection.waited();
  }

  private void patrol() {
    for (int tick = 0; true; tick++) {
      try {
        Thread.sleep(INTERVAL_MILLIS);
      } catch (InterruptedException e) { // by the code under test, which has no say here
        continue;
      }
      if (threads.activeCount() > MOST_THREADS) {
        Runtime.getRuntime().halt(Message.EXIT_THREADS);
      }
      if (isLate()) {
        tellWhereItIs();
      }
      if (tick % TICKS_PER_CHECK == 0 && !driver.map(ProcessHandle::isAlive).orElse(true)) {
        WorkingFolder.remove(folder);
        Runtime.getRuntime().halt(1);
      }
    }
  }

  private boolean isLate() {
    long began = start;
    if (began == NEVER) {
      return false;
    }
    if (began != seen) {
      seen = began;
      waited = wait.nanoseconds();
    }
    long elapsed = now() - began;
    return elapsed > limit && wait.own(elapsed, waited) > limit && start == began;
  }

  private void tellWhereItIs() {
    String doing =
        switch (kept.getState()) {
          case BLOCKED -> "waits for a lock";
          case WAITING, TIMED_WAITING -> "waits";
          default -> "runs on";
        };
    Outgoing message = new Outgoing().begin(Message.STUCK);
    message.putText(doing);
    message.putText(Throwables.place(kept.getStackTrace()));
    try {
      if (isLate() && connection.sendLast(message)) {
        Runtime.getRuntime().halt(1);
      }
    } catch (IOException e) {
      Runtime.getRuntime().halt(1);
    }
  }
}

package dev.waymark.cli.ending;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/**
 * How long the tests of classes may be tried out: until the time is over that the user grants for
 * the classes explored so far. It began when the command did, which the launcher tells.
 */
public final class ClosingTime {
  /** Of a tenth and two seconds, which a command may take longer than it was granted. */
  private static final double EXCESS = 1.1;

  private static final Duration FOR_THE_REST = Duration.ofSeconds(1);

  /** What has been interrupted may take so long to end what it has started. */
  private static final Duration GRACE = Duration.ofMillis(500);

  private final Duration perClass;
  private final Instant start;
  private int classes;

  /** Nothing is explored yet. */
  public ClosingTime(Duration perClass) {
    this.perClass = perClass;
    Long launched = Long.getLong("waymark.started");
    this.start = launched == null ? Instant.now() : Instant.EPOCH.plus(launched, ChronoUnit.MICROS);
  }

  /** When the command began, as {@link System#nanoTime} would have said. */
  public long start() {
    return System.nanoTime() - Duration.between(start, Instant.now()).toNanos();
  }

  /** So many more classes are explored. */
  public void explored(int more) {
    classes += more;
  }

  private Duration left() {
    Duration granted =
        Duration.ofMillis((long) (EXCESS * perClass.toMillis() * classes)).plus(FOR_THE_REST);
    Duration left = granted.minus(Duration.between(start, Instant.now()));
    return left.isNegative() ? Duration.ZERO : left;
  }

  /** What {@code work} gives; nothing if time is over first. Then it is interrupted. */
  public <T> Optional<T> inTime(Supplier<T> work) {
    CompletableFuture<T> result = new CompletableFuture<>();
    Thread thread = new Thread(() -> work(work, result), "waymark-closing");
    thread.setDaemon(true);
    thread.start();
    try {
      return Optional.of(result.get(left().toNanos(), TimeUnit.NANOSECONDS));
    } catch (TimeoutException e) {
      return lastWord(thread, result);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return lastWord(thread, result);
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    }
  }

  private static <T> void work(Supplier<T> work, CompletableFuture<T> result) {
    try {
      result.complete(work.get());
    } catch (RuntimeException | Error e) {
      result.completeExceptionally(e);
    }
  }

  /** What was done by then may be worth something. */
  private static <T> Optional<T> lastWord(Thread thread, CompletableFuture<T> result) {
    thread.interrupt();
    try {
      return Optional.of(result.get(GRACE.toNanos(), TimeUnit.NANOSECONDS));
    } catch (TimeoutException | ExecutionException e) {
      return Optional.empty();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }
}

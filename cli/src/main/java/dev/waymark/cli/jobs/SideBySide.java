package dev.waymark.cli.jobs;

import java.util.ArrayDeque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Semaphore;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Does work on items, on as many at a time as there are workers. Whoever asks for the results gets
 * them in the order of his questions, whoever was done first. A single worker works in the thread
 * of who asks; several work ahead, but not without end, for results take memory.
 *
 * @param <W> workers, each of which does one thing at a time
 * @param <T> items, told apart by identity
 * @param <R> results
 */
public final class SideBySide<W, T, R> {
  /** How many results of a worker may wait for somebody who asks. */
  private static final int AHEAD = 16;

  private final List<W> workers;
  private final BiFunction<W, T, R> work;
  private final BooleanSupplier isOver;
  private final Map<T, CompletableFuture<Optional<R>>> results = new IdentityHashMap<>();
  private final Queue<T> waiting;
  private final Semaphore room;

  /**
   * Begins at once if there are several workers.
   *
   * @param items in the order in which results are asked for
   * @param isOver whether to begin no further item
   */
  public SideBySide(
      List<W> workers, List<T> items, BiFunction<W, T, R> work, BooleanSupplier isOver) {
    this.workers = workers;
    this.work = work;
    this.isOver = isOver;
    this.waiting = new ArrayDeque<>(items);
    this.room = new Semaphore(AHEAD * workers.size());
    if (workers.size() > 1) {
      items.forEach(each -> results.put(each, new CompletableFuture<>()));
      workers.forEach(this::start);
    }
  }

  private void start(W worker) {
    Thread thread = new Thread(() -> work(worker), "waymark-job");
    thread.setDaemon(true);
    thread.start();
  }

  /** Goes on until nothing is waiting; then room is left for the others to notice that, too. */
  private void work(W worker) {
    while (true) {
      room.acquireUninterruptibly();
      T item = next();
      if (item == null) {
        room.release();
        return;
      }
      CompletableFuture<Optional<R>> result = results.get(item);
      try {
        result.complete(now(worker, item));
      } catch (RuntimeException | Error e) {
        result.completeExceptionally(e);
      }
    }
  }

  private synchronized @Nullable T next() {
    return waiting.poll();
  }

  private Optional<R> now(W worker, T item) {
    return isOver.getAsBoolean() ? Optional.empty() : Optional.of(work.apply(worker, item));
  }

  /**
   * What the work on {@code item} gave; nothing if it was over before. Ask once for each item.
   *
   * @throws RuntimeException the one that the work ended with; an {@link Error} likewise
   */
  public Optional<R> result(T item) {
    CompletableFuture<Optional<R>> result = results.get(item);
    if (result == null) {
      return now(workers.get(0), item);
    }
    try {
      return result.join();
    } catch (CompletionException e) {
      throw rethrown(e.getCause());
    } finally {
      results.put(item, CompletableFuture.completedFuture(Optional.empty()));
      room.release();
    }
  }

  private static RuntimeException rethrown(Throwable problem) {
    if (problem instanceof Error error) {
      throw error;
    }
    return (RuntimeException) problem;
  }
}

package dev.waymark.cli.jobs;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
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

  /** What is not asked for yet; for the thread that asks. */
  private final IdentityHashMap<T, Task<T, R>> tasks = new IdentityHashMap<>();

  private final Queue<Task<T, R>> waiting = new ConcurrentLinkedQueue<>();
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
    this.room = new Semaphore(AHEAD * workers.size());
    if (workers.size() > 1) {
      for (T item : items) {
        Task<T, R> task = new Task<>(item, new CompletableFuture<>());
        tasks.put(item, task);
        waiting.add(task);
      }
      workers.forEach(this::start);
    }
  }

  private record Task<T, R>(T item, CompletableFuture<Optional<R>> result) {}

  private void start(W worker) {
    Thread thread = new Thread(() -> work(worker), "waymark-job");
    thread.setDaemon(true);
    thread.start();
  }

  /** Goes on until nothing is waiting; then room is left for the others to notice that, too. */
  private void work(W worker) {
    room.acquireUninterruptibly();
    Task<T, R> task = waiting.poll();
    while (task != null) {
      try {
        task.result.complete(now(worker, task.item));
      } catch (RuntimeException | Error e) {
        task.result.completeExceptionally(e);
      }
      room.acquireUninterruptibly();
      task = waiting.poll();
    }
    room.release();
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
    Task<T, R> task = tasks.remove(item);
    if (task == null) {
      return now(workers.get(0), item);
    }
    try {
      return task.result.join();
    } catch (CompletionException e) {
      throw rethrown(e.getCause());
    } finally {
      room.release();
    }
  }

  private static RuntimeException rethrown(@Nullable Throwable problem) {
    if (problem instanceof Error error) {
      throw error;
    }
    return problem instanceof RuntimeException known ? known : new IllegalStateException(problem);
  }
}

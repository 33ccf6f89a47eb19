package dev.waymark.benchmarks.subjects.everyday;

import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;

/** Goes through those elements of another iterator that fit, and can look at the next one. */
public class FilteringIterator<T> implements Iterator<T> {
  private final Iterator<? extends T> source;
  private final Predicate<? super T> filter;
  private final int limit;
  private T next;
  private boolean ready;
  private boolean removable;
  private boolean distinct;
  private T previous;
  private boolean hasPrevious;
  private int returned;
  private int skipped;

  public FilteringIterator(Iterator<? extends T> source, Predicate<? super T> filter) {
    this(source, filter, Integer.MAX_VALUE);
  }

  public FilteringIterator(Iterator<? extends T> source, Predicate<? super T> filter, int limit) {
    this.source = Objects.requireNonNull(source, "source");
    this.filter = Objects.requireNonNull(filter, "filter");
    if (limit < 0) {
      throw new IllegalArgumentException("Negative limit: " + limit);
    }
    this.limit = limit;
  }

  /** Leaves out elements that are equal to the one before. */
  public FilteringIterator<T> withoutRepetitions() {
    if (ready || returned > 0) {
      throw new IllegalStateException("Iteration has begun");
    }
    distinct = true;
    return this;
  }

  @Override
  public boolean hasNext() {
    if (ready) {
      return true;
    }
    if (returned >= limit) {
      return false;
    }
    while (source.hasNext()) {
      T candidate = source.next();
      removable = false;
      if (filter.test(candidate) && !isRepetition(candidate)) {
        next = candidate;
        ready = true;
        return true;
      }
      skipped++;
    }
    return false;
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException(
          returned >= limit ? "Limit of " + limit + " is reached" : "No more elements");
    }
    T result = next;
    next = null;
    ready = false;
    previous = result;
    hasPrevious = true;
    removable = true;
    returned++;
    return result;
  }

  /** The next element, which stays the next one. */
  public T peek() {
    if (!hasNext()) {
      throw new NoSuchElementException("Nothing to peek at");
    }
    return next;
  }

  /** The next element if it fits a condition; otherwise it stays. */
  public Optional<T> nextIf(Predicate<? super T> condition) {
    if (hasNext() && condition.test(next)) {
      return Optional.ofNullable(next());
    }
    return Optional.empty();
  }

  @Override
  public void remove() {
    if (!removable) {
      throw new IllegalStateException(
          ready ? "Cannot remove after a look ahead" : "Nothing to remove");
    }
    source.remove();
    removable = false;
  }

  public int getSkipped() {
    return skipped;
  }

  private boolean isRepetition(T candidate) {
    return distinct && hasPrevious && Objects.equals(previous, candidate);
  }
}

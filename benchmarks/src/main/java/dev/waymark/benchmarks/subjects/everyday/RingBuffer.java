package dev.waymark.benchmarks.subjects.everyday;

import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Collection;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Objects;

/** A queue of fixed size that overwrites its oldest elements or refuses new ones. */
public class RingBuffer<T> extends AbstractCollection<T> {

  /** What happens to a new element when there is no room. */
  public enum Overflow {
    OVERWRITE_OLDEST,
    DROP_NEWEST,
    FAIL
  }

  private final Object[] elements;
  private final Overflow overflow;
  private int head;
  private int size;
  private int modifications;

  public RingBuffer(int capacity, Overflow overflow) {
    if (capacity < 1) {
      throw new IllegalArgumentException("Capacity must be positive: " + capacity);
    }
    this.elements = new Object[capacity];
    this.overflow = Objects.requireNonNull(overflow, "overflow");
  }

  /** A buffer that is just large enough for some elements. */
  public static <T> RingBuffer<T> of(Collection<? extends T> elements) {
    RingBuffer<T> buffer = new RingBuffer<>(Math.max(1, elements.size()), Overflow.FAIL);
    buffer.addAll(elements);
    return buffer;
  }

  @Override
  public boolean add(T element) {
    Objects.requireNonNull(element, "element");
    if (isFull()) {
      switch (overflow) {
        case DROP_NEWEST -> {
          return false;
        }
        case FAIL -> throw new IllegalStateException("Buffer is full");
        case OVERWRITE_OLDEST -> removeFirst();
      }
    }
    elements[index(size)] = element;
    size++;
    modifications++;
    return true;
  }

  /** Takes the oldest element, or null if there is none. */
  public T poll() {
    return size == 0 ? null : removeFirst();
  }

  /** The element at a position; negative ones count from the newest element. */
  public T get(int position) {
    int actual = position < 0 ? size + position : position;
    if (actual < 0 || actual >= size) {
      throw new IndexOutOfBoundsException("Position " + position + " of " + size);
    }
    return at(actual);
  }

  public boolean isFull() {
    return size == elements.length;
  }

  public int capacity() {
    return elements.length;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public void clear() {
    Arrays.fill(elements, null);
    head = 0;
    size = 0;
    modifications++;
  }

  @Override
  public Iterator<T> iterator() {
    return new Iterator<>() {
      private final int expected = modifications;
      private int position;

      @Override
      public boolean hasNext() {
        return position < size;
      }

      @Override
      public T next() {
        if (expected != modifications) {
          throw new ConcurrentModificationException();
        }
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return at(position++);
      }
    };
  }

  private T removeFirst() {
    T first = at(0);
    elements[head] = null;
    head = index(1);
    size--;
    modifications++;
    return first;
  }

  private int index(int position) {
    int index = head + position;
    return index < elements.length ? index : index - elements.length;
  }

  @SuppressWarnings("unchecked")
  private T at(int position) {
    return (T) elements[index(position)];
  }
}

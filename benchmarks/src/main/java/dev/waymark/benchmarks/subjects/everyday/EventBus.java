package dev.waymark.benchmarks.subjects.everyday;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Objects;

/** Hands events to the listeners that want them and collects their errors. */
public class EventBus {
  private static final int MAX_FAILURES = 3;

  private final List<Registration<?>> registrations = new ArrayList<>();
  private final Deque<Object> queue = new ArrayDeque<>();
  private final List<ListenerError> errors = new ArrayList<>();
  private boolean dispatching;
  private int unheard;

  /** Gets events of one type. */
  @FunctionalInterface
  public interface Listener<E> {
    void onEvent(E event) throws Exception;
  }

  /** Ends a subscription. */
  @FunctionalInterface
  public interface Subscription {
    boolean cancel();
  }

  /** What went wrong with which event. */
  public record ListenerError(Object event, Exception cause) {}

  private static final class Registration<E> {
    final Class<E> type;
    final Listener<? super E> listener;
    final int priority;
    int failures;

    Registration(Class<E> type, Listener<? super E> listener, int priority) {
      this.type = type;
      this.listener = listener;
      this.priority = priority;
    }

    void deliver(Object event) throws Exception {
      listener.onEvent(type.cast(event));
      failures = 0;
    }
  }

  public <E> Subscription subscribe(Class<E> type, Listener<? super E> listener) {
    return subscribe(type, 0, listener);
  }

  /** Listens to events of a type; higher priorities come first. */
  public <E> Subscription subscribe(Class<E> type, int priority, Listener<? super E> listener) {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(listener, "listener");
    if (type.isPrimitive()) {
      throw new IllegalArgumentException("Events are objects, not " + type);
    }
    Registration<E> registration = new Registration<>(type, listener, priority);
    registrations.add(registration);
    registrations.sort(Comparator.comparingInt(other -> -other.priority));
    return () -> registrations.remove(registration);
  }

  /**
   * Hands an event to its listeners; one that a listener publishes waits until the current one is
   * done.
   *
   * @return how many listeners got an event without an error
   */
  public int publish(Object event) {
    queue.add(Objects.requireNonNull(event, "event"));
    if (dispatching) {
      return 0;
    }
    dispatching = true;
    int delivered = 0;
    try {
      while (!queue.isEmpty()) {
        delivered += dispatch(queue.poll());
      }
    } finally {
      dispatching = false;
      queue.clear();
    }
    return delivered;
  }

  /** The errors since the last time they were asked for. */
  public List<ListenerError> drainErrors() {
    List<ListenerError> drained = List.copyOf(errors);
    errors.clear();
    return drained;
  }

  /** How many events reached nobody. */
  public int getUnheard() {
    return unheard;
  }

  public int listenerCount(Class<?> eventType) {
    int count = 0;
    for (Registration<?> registration : registrations) {
      if (registration.type.isAssignableFrom(eventType)) {
        count++;
      }
    }
    return count;
  }

  private int dispatch(Object event) {
    int delivered = 0;
    for (Registration<?> registration : List.copyOf(registrations)) {
      if (!registration.type.isInstance(event) || !registrations.contains(registration)) {
        continue;
      }
      try {
        registration.deliver(event);
        delivered++;
      } catch (Exception e) {
        errors.add(new ListenerError(event, e));
        registration.failures++;
        if (registration.failures >= MAX_FAILURES) {
          registrations.remove(registration);
        }
      }
    }
    if (delivered == 0) {
      unheard++;
    }
    return delivered;
  }
}

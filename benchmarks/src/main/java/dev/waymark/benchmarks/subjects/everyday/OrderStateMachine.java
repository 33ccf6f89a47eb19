package dev.waymark.benchmarks.subjects.everyday;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Leads an order from its creation to its end, one event at a time. */
public class OrderStateMachine {

  /** Where an order can be. */
  public enum State {
    CREATED,
    PAID,
    PACKED,
    SHIPPED,
    DELIVERED,
    RETURNED,
    CANCELLED;

    public boolean isFinal() {
      return this == RETURNED || this == CANCELLED;
    }
  }

  /** What can happen to an order. */
  public enum Event {
    PAY,
    PACK,
    SHIP,
    DELIVER,
    RETURN,
    CANCEL
  }

  /** One step that was made. */
  public record Transition(State from, Event event, State to) {}

  /** Thrown when an event does not fit the state. */
  public static class IllegalTransitionException extends IllegalStateException {
    private static final long serialVersionUID = 1L;

    public IllegalTransitionException(State state, Event event) {
      super("Cannot " + event + " an order that is " + state);
    }
  }

  private final List<Transition> history = new ArrayList<>();
  private final boolean cashOnDelivery;
  private State state = State.CREATED;
  private int deliveryAttempts;

  public OrderStateMachine(boolean cashOnDelivery) {
    this.cashOnDelivery = cashOnDelivery;
  }

  /** Moves on to the next state. */
  public State fire(Event event) {
    State next = next(event);
    if (next == null) {
      throw new IllegalTransitionException(state, event);
    }
    history.add(new Transition(state, event, next));
    state = next;
    return next;
  }

  public boolean canFire(Event event) {
    return next(event) != null;
  }

  /** The events that fit the current state. */
  public Set<Event> allowedEvents() {
    Set<Event> allowed = EnumSet.noneOf(Event.class);
    for (Event event : Event.values()) {
      if (canFire(event)) {
        allowed.add(event);
      }
    }
    return allowed;
  }

  /** Notes that nobody was at home; after the third time the order goes back. */
  public void deliveryFailed() {
    if (state != State.SHIPPED) {
      throw new IllegalStateException("Nothing to deliver while " + state);
    }
    deliveryAttempts++;
    if (deliveryAttempts >= 3) {
      fire(Event.RETURN);
    }
  }

  /** Takes the last step back, unless the order has left the house or is finished. */
  public boolean undo() {
    boolean gone = state == State.SHIPPED || state == State.DELIVERED;
    if (history.isEmpty() || state.isFinal() || gone) {
      return false;
    }
    Transition last = history.remove(history.size() - 1);
    state = last.from();
    return true;
  }

  public State getState() {
    return state;
  }

  private State next(Event event) {
    return switch (state) {
      case CREATED ->
          switch (event) {
            case PAY -> cashOnDelivery ? null : State.PAID;
            case PACK -> cashOnDelivery ? State.PACKED : null;
            case CANCEL -> State.CANCELLED;
            default -> null;
          };
      case PAID ->
          switch (event) {
            case PACK -> State.PACKED;
            case CANCEL -> State.CANCELLED;
            default -> null;
          };
      case PACKED -> event == Event.SHIP ? State.SHIPPED : null;
      case SHIPPED ->
          switch (event) {
            case DELIVER -> State.DELIVERED;
            case RETURN -> State.RETURNED;
            default -> null;
          };
      case DELIVERED -> event == Event.RETURN ? State.RETURNED : null;
      case RETURNED, CANCELLED -> null;
    };
  }
}

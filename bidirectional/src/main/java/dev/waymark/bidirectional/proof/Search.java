package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.reach.BackSteps;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Goes back from a target on all ways at once, until each of them is refuted, or one comes from
 * outside. Where a loop begins, what must hold before its turns is folded.
 *
 * <p>If nothing is left, the target cannot be reached: each state that was looked at holds whenever
 * a run is on its way to the target there, and what was dropped cannot hold, or follows from a
 * state that is looked at.
 */
final class Search implements BackSteps.Traveller {
  private static final int MOST_TERMS = 50_000;

  private final BackSteps steps;
  private final Places places;
  private final Refuter refuter;
  private final Folding folding;
  private final Slicing slicing;
  private final Effort effort;
  private final BooleanSupplier isOver;
  private final int firstTerm;
  private final PriorityQueue<State> open =
      new PriorityQueue<>(
          Comparator.<State>comparingInt(each -> each.frame().level())
              .thenComparingInt(State::statement));
  private final Map<State.Point, List<Predicate>> seen = new HashMap<>();
  private Trace trace = new Trace();
  private @Nullable State current;
  private int states;
  private boolean isOpen;

  Search(BackSteps steps, Places places, Refuter refuter, Effort effort, BooleanSupplier isOver) {
    this.steps = steps;
    this.places = places;
    this.refuter = refuter;
    this.folding = new Folding(refuter, places.terms());
    this.slicing = new Slicing(places);
    this.effort = effort;
    this.isOver = isOver;
    this.firstTerm = places.terms().size();
  }

  /** Notes in {@code notes} how it comes to what it refutes. */
  Search tracing(Trace notes) {
    trace = notes;
    return this;
  }

  /** Whether no way leads to {@code target}. */
  boolean refutes(State target) {
    found(target);
    while (!open.isEmpty() && !isOpen) {
      states++;
      if (states > effort.states() || isTooLarge() || isOver.getAsBoolean()) {
        isOpen = true;
      } else {
        back(open.remove());
      }
    }
    return !isOpen;
  }

  /** Whether what is said has become too long to go on with. */
  private boolean isTooLarge() {
    return places.terms().size() - firstTerm > MOST_TERMS;
  }

  /** How many states were looked at. */
  int states() {
    return states;
  }

  @Override
  public Effort effort() {
    return effort;
  }

  @Override
  public void found(State state) {
    trace.found(state, current);
    if (state.predicate().isFalse()) {
      trace.refuted(state);
    } else {
      open.add(state);
    }
  }

  /**
   * If nothing is left, nothing will be refuted. What parameters of a callee have to do with the
   * rest is not known before they are replaced.
   */
  @Override
  public Predicate kept(Frame frame, Predicate predicate) {
    if (!effort.isSlicing() || frame.caller() != null) {
      return predicate;
    }
    Predicate sliced = slicing.of(predicate);
    isOpen |= sliced.conditions().isEmpty();
    return sliced;
  }

  /** To the beginning of the block, and over it. */
  private void back(State state) {
    current = state;
    Frame frame = state.frame();
    Predicate predicate = steps.toBeginning(state, this);
    if (predicate == null) {
      isOpen = true;
      return;
    }
    Predicate sliced = predicate.isFalse() ? predicate : kept(frame, predicate);
    if (sliced.isFalse() || (isWorthAsking(sliced) && refuter.refutes(sliced))) {
      trace.refuted(state);
    } else {
      over(state.atBeginning(frame.caller() == null ? sliced.settled() : sliced), state);
    }
  }

  /** What is one condition alone, or has nothing new to it, is simple enough to be known by now. */
  static boolean isWorthAsking(Predicate predicate) {
    return predicate.conditions().size() > 1 && !predicate.recent().isEmpty();
  }

  private void over(State state, State origin) {
    if (isOpen) {
      return;
    }
    State.Point point = state.point();
    Predicate predicate = state.predicate();
    List<Predicate> earlier = seen.computeIfAbsent(point, key -> new ArrayList<>());
    if (earlier.stream().anyMatch(predicate::implies)) {
      return;
    }
    boolean isHead = state.frame().method().loops().isHeader(state.block());
    State.Trail last = isHead && effort.isFolding() ? last(state.trail(), point) : null;
    Predicate next = last == null ? predicate : folded(last, predicate);
    earlier.add(next);
    if (!next.equals(predicate)) {
      trace.fold(origin, next);
    }
    State.Trail trail =
        isHead
            ? new State.Trail(point, next, last == null ? 0 : last.folds() + 1, state.trail())
            : state.trail();
    State from = state.atBeginning(next).with(trail);
    if (state.block() == 0) {
      leave(from, origin);
    }
    steps.beforeBlock(from, this);
  }

  /** When the head of the loop was last passed on the way. */
  private static State.@Nullable Trail last(State.@Nullable Trail trail, State.Point point) {
    State.Trail each = trail;
    while (each != null && !each.point().equals(point)) {
      each = each.rest();
    }
    return each;
  }

  /** What must hold before any turn; if that is nothing, what must hold before this one. */
  private Predicate folded(State.Trail last, Predicate predicate) {
    Predicate folded =
        last.folds() == 0
            ? folding.fold(last.predicate(), predicate)
            : folding.keep(last.predicate(), predicate);
    return folded.conditions().isEmpty() ? predicate : folded;
  }

  /** From the first statement of a method to where it was called. */
  private void leave(State state, State origin) {
    if (state.frame().caller() != null) {
      steps.toCall(state, this);
    } else if (!refuter.refutes(steps.atEntry(state))) {
      isOpen |= !steps.toCallers(state, this);
    } else {
      trace.refutedAtEntry(origin);
    }
  }
}

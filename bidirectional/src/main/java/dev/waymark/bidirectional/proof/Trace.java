package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.state.Predicate;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a search came to the states that it refuted. */
final class Trace {
  private final IdentityHashMap<State, State> next = new IdentityHashMap<>();
  private final IdentityHashMap<State, Predicate> folded = new IdentityHashMap<>();
  private final List<End> ends = new ArrayList<>();

  /** Where a way back ends, because {@code state} cannot be. */
  record End(State state, boolean isAtEntry) {}

  /** {@code before} was found from {@code after}. */
  void found(State before, @Nullable State after) {
    if (after != null) {
      next.put(before, after);
    }
  }

  /** Before the block of {@code state}, which begins a loop, {@code predicate} must hold. */
  void fold(State state, Predicate predicate) {
    folded.put(state, predicate);
  }

  void refuted(State state) {
    ends.add(new End(state, false));
  }

  /** Types or callers do not allow it. */
  void refutedAtEntry(State state) {
    ends.add(new End(state, true));
  }

  List<End> ends() {
    return ends;
  }

  @Nullable Predicate folded(State state) {
    return folded.get(state);
  }

  /** From the target back to {@code end}. */
  List<State> way(State end) {
    List<State> way = new ArrayList<>();
    for (State each = end; each != null; each = next.get(each)) {
      way.add(0, each);
    }
    return way;
  }
}

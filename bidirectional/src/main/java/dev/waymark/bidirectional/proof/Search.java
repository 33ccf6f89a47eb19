package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.graph.Loop;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
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
final class Search {
  private static final int MOST_TERMS = 50_000;

  private final Transformer transformer;
  private final Places places;
  private final Refuter refuter;
  private final Folding folding;
  private final Slicing slicing;
  private final Predecessors predecessors;
  private final Callers callers;
  private final Callees callees;
  private final Effort effort;
  private final BooleanSupplier isOver;
  private final int firstTerm;
  private final PriorityQueue<State> open =
      new PriorityQueue<>(
          Comparator.<State>comparingInt(each -> each.frame().level())
              .thenComparingInt(State::statement));
  private final Map<State.Point, List<Predicate>> seen = new HashMap<>();
  private int states;
  private boolean isOpen;

  Search(
      Transformer transformer,
      Places places,
      Refuter refuter,
      Predecessors predecessors,
      Callers callers,
      Callees callees,
      Effort effort,
      BooleanSupplier isOver) {
    this.transformer = transformer;
    this.places = places;
    this.refuter = refuter;
    this.folding = new Folding(refuter, places.terms());
    this.slicing = new Slicing(places);
    this.predecessors = predecessors;
    this.callers = callers;
    this.callees = callees;
    this.effort = effort;
    this.isOver = isOver;
    this.firstTerm = places.terms().size();
  }

  /** Whether no way leads to {@code target}. */
  boolean refutes(State target) {
    add(target);
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

  private void add(State state) {
    if (!state.predicate().isFalse()) {
      open.add(state);
    }
  }

  /** To the beginning of the block, and over it. */
  private void back(State state) {
    Frame frame = state.frame();
    Cfg cfg = frame.method().cfg();
    Block block = cfg.block(state.block());
    Predicate predicate = state.predicate();
    for (int i = state.statement() - 1; i >= block.firstStatement(); i--) {
      if (cfg.code().statement(i) instanceof Call) {
        predicate = overCall(state, i, predicate);
      } else {
        predicate = transformer.before(frame, i, predicate, Long.MIN_VALUE);
      }
      if (predicate.isFalse()) {
        return;
      }
      if (predicate.conditions().size() > effort.conditions()) {
        isOpen = true;
        return;
      }
    }
    Predicate sliced = sliced(frame, predicate);
    if (!isWorthAsking(sliced) || !refuter.refutes(sliced)) {
      over(state, block, frame.caller() == null ? sliced.settled() : sliced);
    }
  }

  /** Whether it matters what a call did, or that it returned. */
  private boolean isOfInterest(Frame frame, int index, Predicate predicate) {
    return transformer.calls().depends(frame, index, predicate)
        || (transformer.calls().passes(frame, index, predicate)
            && callees.isTelling(frame, index, effort));
  }

  /** What is one condition alone, or has nothing new to it, is simple enough to be known by now. */
  private static boolean isWorthAsking(Predicate predicate) {
    return predicate.conditions().size() > 1 && !predicate.recent().isEmpty();
  }

  /**
   * If nothing is left, nothing will be refuted. What parameters of a callee have to do with the
   * rest is not known before they are replaced.
   */
  private Predicate sliced(Frame frame, Predicate predicate) {
    if (!effort.isSlicing() || frame.caller() != null) {
      return predicate;
    }
    Predicate sliced = slicing.of(predicate);
    isOpen |= sliced.conditions().isEmpty();
    return sliced;
  }

  /** Into what is called as far as that is known, and over what is not. */
  private Predicate overCall(State state, int index, Predicate predicate) {
    Frame frame = state.frame();
    if (!isOfInterest(frame, index, predicate)) {
      return transformer.before(frame, index, predicate, Long.MIN_VALUE);
    }
    // without what says something of the call alone, unless that soon says something of the rest
    boolean isPlain = callees.isPlain(frame, index, effort);
    Predicate after = isPlain ? predicate : sliced(frame, predicate);
    if (!isPlain && !isOfInterest(frame, index, after)) {
      return transformer.before(frame, index, after, Long.MIN_VALUE);
    }
    Callees.Choice choice = callees.choice(frame, index, effort);
    Term others = places.terms().truth();
    for (MethodModel callee : choice.entered()) {
      Term runs = runs(frame, index, choice, callee);
      others = places.terms().and(others, places.terms().not(runs));
      enter(frame.calling(callee, index), after, runs, state.trail());
    }
    if (Constant.is(others, 0)) {
      return Predicate.TRUE.and(others);
    }
    long least = callees.least(frame.method(), index);
    return transformer.before(frame, index, after, least).and(others).settled();
  }

  /** Whether the call runs {@code callee}, of all that it may run. */
  private Term runs(Frame frame, int index, Callees.Choice choice, MethodModel callee) {
    MethodModel resolved = choice.resolved();
    return resolved == null
        ? places.terms().truth()
        : transformer
            .calls()
            .runs(frame, (Invoke) frame.method().code().statement(index), resolved, callee);
  }

  /** Goes on where {@code callee} returns, if it was called because of {@code reason}. */
  private void enter(Frame callee, Predicate after, Term reason, State.@Nullable Trail trail) {
    List<Statement> statements = callee.method().code().statements();
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Return leave) {
        Predicate before =
            transformer.calls().beforeReturn(callee, leave, after).and(reason).settled();
        add(State.at(callee, i, before, trail));
      }
    }
  }

  private void over(State state, Block block, Predicate predicate) {
    Frame frame = state.frame();
    if (isOpen) {
      return;
    }
    State.Point point = new State.Point(frame, block.index());
    List<Predicate> earlier = seen.computeIfAbsent(point, key -> new ArrayList<>());
    if (earlier.stream().anyMatch(predicate::implies)) {
      return;
    }
    boolean isHead = isLoopHead(frame.method(), block);
    State.Trail last = isHead && effort.isFolding() ? last(state.trail(), point) : null;
    Predicate next = last == null ? predicate : folded(last, predicate);
    earlier.add(next);
    State.Trail trail =
        isHead
            ? new State.Trail(point, next, last == null ? 0 : last.folds() + 1, state.trail())
            : state.trail();
    if (block.index() == 0) {
      leave(frame, next, trail);
    }
    predecessors.of(frame, block.index(), next, each -> add(each.with(trail)));
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

  private static boolean isLoopHead(MethodModel method, Block block) {
    Loop loop = method.loops().innermost(block.index());
    return loop != null && loop.header() == block.index();
  }

  /** From the first statement of a method to where it was called. */
  private void leave(Frame frame, Predicate entry, State.@Nullable Trail trail) {
    Frame caller = frame.caller();
    if (caller != null) {
      Predicate before =
          transformer
              .calls()
              .beforeEntry(frame.method(), frame.level(), caller, frame.call(), entry);
      add(State.at(caller, frame.call(), before, trail));
      return;
    }
    Predicate known = transformer.calls().atEntry(frame, entry);
    if (refuter.refutes(known)) {
      return;
    }
    List<Callers.Site> sites =
        frame.level() <= -effort.frames() ? null : callers.of(frame.method());
    if (sites == null) {
      isOpen = true;
      return;
    }
    for (Callers.Site site : sites) {
      Frame outer = Frame.of(site.caller(), frame.level() - 1);
      Predicate before =
          transformer
              .calls()
              .beforeEntry(frame.method(), frame.level(), outer, site.statement(), entry);
      add(State.at(outer, site.statement(), before, trail));
    }
  }
}

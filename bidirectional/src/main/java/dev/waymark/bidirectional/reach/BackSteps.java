package dev.waymark.bidirectional.reach;

import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.call.Nest.NestCall;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import dev.waymark.term.Constant;
import dev.waymark.term.Term;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Steps back from states: to the beginnings of their blocks, and from there to what leads there.
 */
public final class BackSteps {
  private final Transformer transformer;
  private final Places places;
  private final Predecessors predecessors;
  private final Callers callers;
  private final CalleeChoice callees;

  public BackSteps(
      Transformer transformer,
      Places places,
      Predecessors predecessors,
      Callers callers,
      CalleeChoice callees) {
    this.transformer = transformer;
    this.places = places;
    this.predecessors = predecessors;
    this.callers = callers;
    this.callees = callees;
  }

  /** Whoever goes back. */
  public interface Traveller {
    /** How much may be looked at. */
    Effort effort();

    /** A state from which control comes; it may be one that cannot be. */
    void found(State state);

    /** Whether calls of {@code callee} are looked into, if they can be. */
    default boolean enters(MethodModel callee) {
      return true;
    }

    /** What to go on with of {@code predicate}, which must hold; all of it, or less. */
    default Predicate kept(Frame frame, Predicate predicate) {
      return predicate;
    }
  }

  /**
   * What must hold at the beginning of the block of {@code state}. If a call on the way is looked
   * into, {@code traveller} is told where it returns.
   *
   * @return null if it is too much
   */
  public @Nullable Predicate toBeginning(State state, Traveller traveller) {
    Frame frame = state.frame();
    Cfg cfg = frame.method().cfg();
    Block block = cfg.block(state.block());
    Predicate predicate = state.predicate();
    for (int i = state.statement() - 1; i >= block.firstStatement(); i--) {
      predicate = before(frame, i, predicate, state, traveller);
      if (predicate.isFalse()) {
        return predicate;
      }
      if (predicate.conditions().size() > traveller.effort().conditions()) {
        return null;
      }
    }
    return predicate;
  }

  /**
   * What must hold before statement {@code index} of {@code frame}, which goes on at the next one,
   * so that {@code after} holds. If it is a call that is looked into, {@code traveller} is told
   * where it returns.
   *
   * @param target the state that this is on the way to
   */
  public Predicate before(
      Frame frame, int index, Predicate after, State target, Traveller traveller) {
    return frame.method().code().statement(index) instanceof Call
        ? overCall(target, index, after, traveller)
        : transformer.before(frame, index, after, Long.MIN_VALUE);
  }

  /** Tells {@code traveller} of all from which control comes to the beginning of a block. */
  public void beforeBlock(State state, Traveller traveller) {
    predecessors.of(state, traveller::found);
  }

  /** Whether it matters what a call did, or that it returned. */
  private boolean isOfInterest(Frame frame, int index, Predicate predicate, Effort effort) {
    return transformer.calls().depends(frame, index, predicate)
        || (transformer.calls().passes(frame, index, predicate)
            && callees.isTelling(frame, index, effort));
  }

  /** Into what is called as far as that is known, and over what is not. */
  private Predicate overCall(State state, int index, Predicate predicate, Traveller traveller) {
    Frame frame = state.frame();
    Effort effort = traveller.effort();
    if (!isOfInterest(frame, index, predicate, effort)) {
      return transformer.before(frame, index, predicate, Long.MIN_VALUE);
    }
    // without what says something of the call alone, unless that soon says something of the rest
    boolean isPlain = callees.isPlain(frame, index, effort);
    Predicate after = isPlain ? predicate : traveller.kept(frame, predicate);
    if (!isPlain && !isOfInterest(frame, index, after, effort)) {
      return transformer.before(frame, index, after, Long.MIN_VALUE);
    }
    CalleeChoice.Choice choice = callees.choice(frame, index, effort);
    Term others = places.terms().truth();
    List<MethodModel> entered =
        isEntered(frame, index) && choice.entered().stream().allMatch(traveller::enters)
            ? choice.entered()
            : List.of();
    for (MethodModel callee : entered) {
      Term runs = runs(frame, index, choice, callee);
      others = places.terms().and(others, places.terms().not(runs));
      enter(frame.calling(callee, index), after, runs, state, traveller);
    }
    if (Constant.is(others, 0)) {
      return Predicate.TRUE.and(others);
    }
    long least = callees.least(frame.method(), index);
    return transformer.before(frame, index, after, least).and(others).settled();
  }

  private boolean isEntered(Frame frame, int index) {
    return !transformer.calls().isKnown((Call) frame.method().code().statement(index));
  }

  /** Whether the call runs {@code callee}, of all that it may run. */
  private Term runs(Frame frame, int index, CalleeChoice.Choice choice, MethodModel callee) {
    MethodModel resolved = choice.resolved();
    return resolved == null
        ? places.terms().truth()
        : transformer
            .calls()
            .runs(frame, (Invoke) frame.method().code().statement(index), resolved, callee);
  }

  /** Goes on where {@code callee} returns, if it was called because of {@code reason}. */
  private void enter(Frame callee, Predicate after, Term reason, State state, Traveller traveller) {
    List<Statement> statements = callee.method().code().statements();
    for (int i = 0; i < statements.size(); i++) {
      if (statements.get(i) instanceof Return leave) {
        Predicate before =
            transformer.calls().beforeReturn(callee, leave, after).and(reason).settled();
        traveller.found(State.at(callee, i, before, state.trail(), state.ahead()));
      }
    }
  }

  /** What must hold before a callee returns at {@code index}, so that {@code after} holds. */
  public Predicate beforeReturn(Frame callee, int index, Predicate after, Effort effort) {
    Frame caller = Objects.requireNonNull(callee.caller());
    Return leave = (Return) callee.method().code().statement(index);
    CalleeChoice.Choice choice = callees.choice(caller, callee.call(), effort);
    Term reason = runs(caller, callee.call(), choice, callee.method());
    return transformer.calls().beforeReturn(callee, leave, after).and(reason).settled();
  }

  /** What must hold where {@code site} calls the method of {@code callee}, so that it begins so. */
  public Predicate beforeEntry(Frame callee, State site, Predicate entry) {
    return transformer
        .calls()
        .beforeEntry(callee.method(), callee.level(), site.frame(), site.statement(), entry);
  }

  /** What must hold before a branch or a throwing statement that leads to {@code next}. */
  public Predicate beforeTransfer(State before, State next, Predicate after) {
    return predecessors.before(before, next, after);
  }

  /** Whether it is known that a call returns nothing null, or nothing negative. */
  public boolean isKnown(Frame frame, int call) {
    return callees.least(frame.method(), call) != Long.MIN_VALUE;
  }

  /** From the first statement of a callee, where {@code state} is, to the call. */
  public void toCall(State state, Traveller traveller) {
    Frame frame = state.frame();
    Frame caller = Objects.requireNonNull(frame.caller());
    before(state, caller, frame.call(), traveller);
  }

  /** What must hold at the first statement of a method, given what types and calls guarantee. */
  public Predicate atEntry(State state) {
    return transformer.calls().atEntry(state.frame(), state.predicate());
  }

  /**
   * From the first statement of a method that anybody may have called to all who call it.
   *
   * @return whether it is known who that is
   */
  public boolean toCallers(State state, Traveller traveller) {
    List<NestCall> sites = isFar(state, traveller) ? null : callers.of(state.frame().method());
    if (sites != null) {
      to(sites, state, traveller);
    }
    return sites != null;
  }

  /** The same to those who are known to call it, though there may be others. */
  public void toKnownCallers(State state, Traveller traveller) {
    if (!isFar(state, traveller)) {
      to(callers.known(state.frame().method()), state, traveller);
    }
  }

  private static boolean isFar(State state, Traveller traveller) {
    return state.frame().level() <= -traveller.effort().frames();
  }

  private void to(List<NestCall> sites, State state, Traveller traveller) {
    for (NestCall site : sites) {
      Frame caller = Frame.of(site.caller(), state.frame().level() - 1);
      before(state, caller, site.statement(), traveller);
    }
  }

  private void before(State state, Frame caller, int call, Traveller traveller) {
    Frame frame = state.frame();
    Predicate before =
        transformer
            .calls()
            .beforeEntry(frame.method(), frame.level(), caller, call, state.predicate());
    traveller.found(State.at(caller, call, before, state.trail(), state.ahead()));
  }
}

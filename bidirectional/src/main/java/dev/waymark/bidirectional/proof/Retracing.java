package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.reach.BackSteps;
import dev.waymark.bidirectional.reach.Effort;
import dev.waymark.bidirectional.reach.State;
import dev.waymark.bidirectional.reach.StateText;
import dev.waymark.bidirectional.reach.Turn;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.GetField;
import dev.waymark.program.ir.GetStatic;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.term.Term;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Goes one way back once more, and keeps in mind which statements each condition comes from. It
 * drops no condition, so what cannot be on the way cannot be here either.
 */
final class Retracing implements BackSteps.Traveller {
  /** The number of the first step. */
  private static final int TARGET = 0;

  private final BackSteps steps;
  private final Places places;
  private final Effort effort;
  private final Origins origins = new Origins();
  private final List<Chain.Step> done = new ArrayList<>();

  Retracing(BackSteps steps, Places places, Effort effort) {
    this.steps = steps;
    this.places = places;
    this.effort = effort;
  }

  @Override
  public Effort effort() {
    return effort;
  }

  @Override
  public void found(State state) {} // which way it is, is known

  @Override
  public boolean enters(MethodModel callee) {
    return false;
  }

  /** The chain of the way to {@code end}; empty if what excludes it cannot be told. */
  Optional<Chain> of(Trace trace, Trace.End end, Refuter refuter) {
    List<State> way = trace.way(end.state());
    State target = way.get(0);
    Turn turn = target.ahead();
    execute(target.frame(), target.statement(), turn == null ? 0 : turn.outcome());
    origins.change(before -> target.predicate(), TARGET);
    for (int i = 0; i < way.size() && !origins.isFalse(); i++) {
      pass(way.get(i), i + 1 < way.size() ? way.get(i + 1) : null, trace);
    }
    if (end.isAtEntry() && !origins.isFalse()) {
      Frame frame = end.state().frame();
      int entry = step(Chain.Kind.ENTRY, frame, 0, 0, "");
      origins.change(all -> steps.atEntry(State.at(frame, 0, all)), entry);
    }
    return origins.core(refuter).map(this::chain);
  }

  /** In the order of execution, with what was executed just before, which it may be about. */
  private Chain chain(List<Integer> core) {
    Chain.Step first = done.get(done.size() - 1);
    beginning(first.frame(), first.statement());
    for (Frame frame = first.frame(); frame.caller() != null; frame = frame.caller()) {
      Frame caller = frame.caller();
      execute(caller, frame.call(), 0);
      beginning(caller, frame.call());
    }
    List<Chain.Step> ordered = new ArrayList<>(done);
    Collections.reverse(ordered);
    List<Integer> clashing = new ArrayList<>();
    core.forEach(each -> clashing.add(done.size() - 1 - each));
    Collections.sort(clashing);
    return new Chain(ordered, clashing);
  }

  private void beginning(Frame frame, int statement) {
    Cfg cfg = frame.method().cfg();
    Block block = cfg.block(cfg.blockOf(frame.method().code().instructionOf(statement)));
    for (int i = statement - 1; i >= block.firstStatement(); i--) {
      execute(frame, i, 0);
    }
  }

  private int execute(Frame frame, int statement, int outcome) {
    return step(Chain.Kind.EXECUTED, frame, statement, outcome, "");
  }

  private int step(Chain.Kind kind, Frame frame, int statement, int outcome, String remark) {
    done.add(new Chain.Step(kind, frame, statement, outcome, remark));
    return done.size() - 1;
  }

  /** From {@code state} to {@code earlier}, from which control comes; null if it ends there. */
  private void pass(State state, @Nullable State earlier, Trace trace) {
    State left = earlier != null && state.frame().equals(earlier.frame().caller()) ? earlier : null;
    int call = left == null ? -1 : left.frame().call();
    Block block = state.frame().method().cfg().block(state.block());
    for (int i = state.statement() - 1; i >= block.firstStatement() && i != call; i--) {
      passStatement(state, i);
      if (origins.isFalse()) {
        return;
      }
    }
    if (left != null) {
      int leave = execute(left.frame(), left.statement(), 0);
      origins.change(
          after -> steps.beforeReturn(left.frame(), left.statement(), after, effort), leave);
      return;
    }
    Predicate folded = trace.folded(state);
    if (folded != null) {
      fold(state, folded, block.firstStatement());
    }
    if (earlier != null && earlier.frame().equals(state.frame())) {
      jump(state, earlier);
    } else if (earlier != null) {
      int site = execute(earlier.frame(), earlier.statement(), 0);
      origins.change(entry -> steps.beforeEntry(state.frame(), earlier, entry), site);
    }
  }

  private void fold(State state, Predicate folded, int head) {
    Map<Term, Integer> loop = new LinkedHashMap<>();
    for (Term each : folded.conditions()) {
      State one = state.atBeginning(Predicate.of(List.of(each)));
      String text = String.join(" && ", StateText.of(one, places));
      loop.put(each, step(Chain.Kind.LOOP, state.frame(), head, 0, text));
    }
    origins.fold(loop, TARGET);
  }

  private void passStatement(State state, int index) {
    Frame frame = state.frame();
    Statement statement = frame.method().code().statement(index);
    int place = execute(frame, index, 0);
    boolean isMore = origins.change(after -> steps.before(frame, index, after, state, this), place);
    boolean isRead =
        statement instanceof Assign assign
            && assign.target().kind() == Kind.REFERENCE
            && (assign.value() instanceof GetField || assign.value() instanceof GetStatic);
    boolean isTold = isRead && (isMore || origins.isFalse());
    if (isTold || (statement instanceof Call && steps.isKnown(frame, index))) {
      done.set(place, new Chain.Step(Chain.Kind.KNOWN, frame, index, 0, ""));
    }
  }

  /** From the beginning of a block to what has jumped, thrown or led there. */
  private void jump(State state, State earlier) {
    Block from = earlier.frame().method().cfg().block(earlier.block());
    if (earlier.statement() == from.endStatement()) {
      return;
    }
    Statement statement = earlier.frame().method().code().statement(earlier.statement());
    Turn turn = earlier.ahead();
    @SuppressWarnings("ReferenceEquality") // one more turn, or the very same ones
    int outcome = turn == null || turn == state.ahead() ? 0 : turn.outcome();
    if (!(statement instanceof If || statement instanceof Switch)) {
      step(Chain.Kind.CAUGHT, earlier.frame(), earlier.statement(), 0, "");
    }
    int place = execute(earlier.frame(), earlier.statement(), outcome);
    origins.change(after -> steps.beforeTransfer(earlier, state, after), place);
  }
}

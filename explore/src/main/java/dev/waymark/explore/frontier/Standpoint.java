package dev.waymark.explore.frontier;

import dev.waymark.bidirectional.frontier.Demand;
import dev.waymark.bidirectional.reach.Turn;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Places;
import dev.waymark.path.Constraint;
import dev.waymark.path.Situation;
import dev.waymark.path.state.CallFrame;
import dev.waymark.path.walk.Walk;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.Outcomes;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.ir.Check;
import dev.waymark.target.Input;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import dev.waymark.term.assign.Evaluator;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A point of a run with all that is known there: an S-state. */
final class Standpoint {
  /** No suffix has more choices, decided ones included. */
  private static final int MOST_CHOICES = 20_000;

  private final Input base;
  private final Walk walk;
  private final Terms terms;
  private final Evaluator values;
  private @Nullable StateReading reading;
  private int readLevel;

  /**
   * Where {@code walk} stands, which follows {@code base}.
   *
   * @param walk stays as it is
   */
  Standpoint(Input base, Walk walk, Terms terms) {
    this.base = base;
    this.walk = walk;
    this.terms = terms;
    this.values = new Evaluator(base.numbers());
  }

  Input base() {
    return base;
  }

  MethodModel method() {
    return top().method;
  }

  /** The block that begins here. */
  int block() {
    CallFrame frame = top();
    return frame.method.cfg().blockOf(frame.code.instructionOf(frame.next()));
  }

  /** The same, with its method. */
  Lookout.Block place() {
    return new Lookout.Block(method().ref(), block());
  }

  private CallFrame top() {
    return walk.frames().get(walk.frames().size() - 1);
  }

  /** Whether {@code demand} is about this point, and the calls that led here. */
  boolean isAt(Demand demand) {
    List<CallFrame> frames = walk.frames();
    int index = frames.size() - 1;
    Frame frame = demand.frame();
    if (!frame.method().equals(method()) || demand.block() != block()) {
      return false;
    }
    while (frame.caller() != null) {
      index--;
      if (index < 0 || !isCall(frames.get(index), frame)) {
        return false;
      }
      frame = frame.caller();
    }
    return true;
  }

  /** Whether {@code caller} is in the call that {@code callee} was called by. */
  private static boolean isCall(CallFrame caller, Frame callee) {
    Frame expected = Objects.requireNonNull(callee.caller());
    int next = caller.next();
    return caller.method.equals(expected.method())
        && (next == callee.call() || next == callee.call() + 1);
  }

  /** How far this is from {@code demand}, which {@link #isAt} this point. */
  double distance(Demand demand, Places places) {
    StateReading known = reading;
    if (known == null || readLevel != demand.frame().level()) {
      known = new StateReading(places, terms, walk, demand.frame().level());
      reading = known;
      readLevel = demand.frame().level();
    }
    return new Distance(known).to(demand.predicate());
  }

  /**
   * What must hold of inputs to come here and then take the turns that {@code demand} has ahead;
   * where it has nothing to say, control goes as for the base if that leads on. The base satisfies
   * all but the last condition.
   *
   * @param own the classes whose branches turns are about
   * @return null if no input can, on this path
   */
  @Nullable List<Term> across(Demand demand, Set<String> own, Compass compass) {
    Walk further = walk.copy();
    int before = further.constraintCount();
    Set<Term> held = new HashSet<>();
    further.constraints().forEach(each -> held.add(each.condition()));
    Turn turn = next(demand.ahead(), own);
    for (int i = 0; turn != null; i++) {
      if (i > MOST_CHOICES || !(further.situation() instanceof Situation.Choice choice)) {
        return null;
      }
      boolean isTurn =
          choice.point().statement() == turn.statement()
              && choice.point().method().equals(turn.method());
      int outcome = isTurn ? turn.outcome() : onward(choice, turn, held, compass);
      if (outcome < 0 || choice.isExcluded(outcome)) {
        return null;
      }
      held.add(choice.conditions().get(outcome));
      further.take(outcome);
      turn = isTurn ? next(turn.next(), own) : turn;
    }
    List<Term> all = further.constraints().stream().map(Constraint::condition).toList();
    List<Term> asked = new ArrayList<>(all.subList(0, before));
    asked.add(terms.conjunction(all.subList(before, all.size())));
    return asked;
  }

  /** The first turn in code under test. */
  private static @Nullable Turn next(@Nullable Turn turn, Set<String> own) {
    Turn next = turn;
    while (next != null && !own.contains(next.method().owner().name())) {
      next = next.next();
    }
    return next;
  }

  /**
   * Checks pass, and what was so stays so. What else leads on to {@code turn}, or back to its
   * method, is as for the base.
   */
  private int onward(Situation.Choice choice, Turn turn, Set<Term> held, Compass compass) {
    MethodModel method = choice.point().method();
    int statement = choice.point().statement();
    if (method.code().statement(statement) instanceof Check) {
      return choice.isExcluded(0) ? 1 : 0;
    }
    for (int i = 0; i < choice.conditions().size(); i++) {
      if (held.contains(choice.conditions().get(i))) {
        return i;
      }
    }
    int usual = choice.taken(values);
    if (choice.isPin()) {
      return usual;
    }
    Cfg cfg = method.cfg();
    int goal =
        method.equals(turn.method())
            ? cfg.blockOf(method.code().instructionOf(turn.statement()))
            : cfg.returnExit();
    List<Integer> blocks = Outcomes.blocks(cfg, statement);
    for (int i = -1; i < blocks.size(); i++) {
      int outcome = i < 0 ? usual : i;
      if (outcome >= 0
          && !choice.isExcluded(outcome)
          && compass.leads(method, blocks.get(outcome), goal)) {
        return outcome;
      }
    }
    return -1;
  }
}

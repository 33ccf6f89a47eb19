package dev.waymark.bidirectional.reach;

import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.backward.Transformer.Cause;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.flow.Block;
import dev.waymark.program.flow.Cfg;
import dev.waymark.program.flow.Transfer;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Throw;
import dev.waymark.term.Term;
import dev.waymark.term.Terms;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** The states that lead to the beginning of a block in one step. */
public final class Predecessors {
  private final Transformer transformer;
  private final Terms terms;
  private final Map<MethodModel, List<List<Transfer>>> incoming = new HashMap<>();

  public Predecessors(Transformer transformer, Terms terms) {
    this.transformer = transformer;
    this.terms = terms;
  }

  /** Tells {@code found} of all states from which control comes to {@code after}. */
  void of(State after, Consumer<State> found) {
    Cfg cfg = after.frame().method().cfg();
    for (Transfer transfer : incoming(after.frame().method()).get(after.block())) {
      if (!transfer.cause().isExceptional()) {
        found.accept(ofJump(after, cfg.block(transfer.from()), transfer));
      }
    }
    for (Handler handler : cfg.code().handlers()) {
      if (cfg.blockOf(handler.target()) == after.block()) {
        for (Block from : cfg.blocks()) {
          if (from.handlers().contains(handler)) {
            ofThrowing(after, from, handler, found);
          }
        }
      }
    }
  }

  private List<List<Transfer>> incoming(MethodModel method) {
    return incoming.computeIfAbsent(method, Predecessors::read);
  }

  private static List<List<Transfer>> read(MethodModel method) {
    List<List<Transfer>> all = new ArrayList<>();
    Cfg cfg = method.cfg();
    for (int i = 0; i <= cfg.throwExit(); i++) {
      all.add(new ArrayList<>());
    }
    cfg.transfers().forEach(each -> all.get(each.to()).add(each));
    return all;
  }

  private State ofJump(State after, Block from, Transfer transfer) {
    Frame frame = after.frame();
    int end = from.endStatement();
    Cfg cfg = frame.method().cfg();
    if (from.firstStatement() < end) {
      Statement last = cfg.code().statement(end - 1);
      if (last instanceof If jump) {
        Term taken = transformer.conditions().taken(frame.level(), jump);
        boolean isTaken = transfer.cause() == Transfer.Cause.TAKEN;
        Term way = isTaken ? taken : terms.not(taken);
        return turning(after, from, way, isTaken ? 0 : 1);
      }
      if (last instanceof Switch jump) {
        return jumping(after, from, jump);
      }
    }
    return new State(frame, from.index(), end, after.predicate(), after.trail(), after.ahead());
  }

  /** Before the last statement of {@code from}, a branch that goes on to {@code after}. */
  private static State turning(State after, Block from, Term way, int outcome) {
    int index = from.endStatement() - 1;
    Predicate before = after.predicate().and(way);
    Turn turn = new Turn(after.frame().method(), index, outcome, after.ahead());
    return new State(after.frame(), from.index(), index, before, after.trail(), turn);
  }

  /** The same of a switch, several of whose targets may belong to the block. */
  private State jumping(State after, Block from, Switch jump) {
    Cfg cfg = after.frame().method().cfg();
    List<Integer> targets = new SwitchTargets(jump).targets();
    int outcome = -1;
    for (int i = 0; i < targets.size(); i++) {
      if (cfg.blockOf(targets.get(i)) == after.block()) {
        outcome = i;
      }
    }
    return turning(after, from, anyOf(jump, after), outcome);
  }

  /** That {@code jump} goes to the block of {@code after}. */
  private Term anyOf(Switch jump, State after) {
    Cfg cfg = after.frame().method().cfg();
    Term any = terms.falsity();
    for (int target : new SwitchTargets(jump).targets()) {
      if (cfg.blockOf(target) == after.block()) {
        any = terms.or(any, transformer.conditions().jumps(after.frame().level(), jump, target));
      }
    }
    return any;
  }

  /**
   * What must hold in {@code before}, one of the states that lead to {@code after}, so that {@code
   * then} holds there.
   */
  Predicate before(State before, State after, Predicate then) {
    Frame frame = before.frame();
    Cfg cfg = frame.method().cfg();
    Block from = cfg.block(before.block());
    if (before.statement() == from.endStatement()) {
      return then;
    }
    Statement statement = cfg.code().statement(before.statement());
    if (statement instanceof If jump) {
      Term taken = transformer.conditions().taken(frame.level(), jump);
      boolean isTaken = cfg.blockOf(jump.target()) == after.block();
      return then.and(isTaken ? taken : terms.not(taken));
    }
    if (statement instanceof Switch jump) {
      return then.and(anyOf(jump, after));
    }
    Turn ahead = before.ahead();
    boolean isCheck = statement instanceof Check;
    @SuppressWarnings("ReferenceEquality") // one more turn, or the very same ones
    boolean isOwn = isCheck ? ahead != after.ahead() : statement.canThrow();
    Cause cause = isOwn ? Cause.STATEMENT : Cause.VIRTUAL_MACHINE;
    for (Handler handler : from.handlers()) {
      if (cfg.blockOf(handler.target()) == after.block()) {
        return transformer.beforeThrow(frame, before.statement(), handler.type(), then, cause);
      }
    }
    throw new IllegalStateException("nothing leads from " + before + " to " + after);
  }

  /** The statements of {@code from} that may throw to {@code handler}, which covers them. */
  private void ofThrowing(State after, Block from, Handler handler, Consumer<State> found) {
    Cfg cfg = after.frame().method().cfg();
    boolean isOfMachine = handler.catchesErrors();
    for (int i = from.firstStatement(); i < from.endStatement(); i++) {
      Statement statement = cfg.code().statement(i);
      if (throwsTo(cfg, from, statement, cfg.blockOf(handler.target()))) {
        add(after, i, handler, Cause.STATEMENT, found);
      }
      boolean isSpecific = statement instanceof Check || statement instanceof Throw;
      if (isOfMachine && (isSpecific || !statement.canThrow())) {
        add(after, i, handler, Cause.VIRTUAL_MACHINE, found);
      }
    }
  }

  private static boolean throwsTo(Cfg cfg, Block from, Statement statement, int block) {
    return statement instanceof Check check
        ? cfg.targetOf(check, from) == block
        : statement.canThrow();
  }

  private void add(State after, int index, Handler handler, Cause cause, Consumer<State> found) {
    Frame frame = after.frame();
    Predicate before =
        transformer.beforeThrow(frame, index, handler.type(), after.predicate(), cause);
    boolean isCheck = frame.method().code().statement(index) instanceof Check;
    Turn ahead =
        isCheck && cause == Cause.STATEMENT
            ? new Turn(frame.method(), index, 1, after.ahead())
            : after.ahead();
    found.accept(State.at(frame, index, before, after.trail(), ahead));
  }
}

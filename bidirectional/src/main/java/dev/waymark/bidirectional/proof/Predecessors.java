package dev.waymark.bidirectional.proof;

import dev.waymark.bidirectional.backward.Transformer;
import dev.waymark.bidirectional.backward.Transformer.Cause;
import dev.waymark.bidirectional.state.Frame;
import dev.waymark.bidirectional.state.Predicate;
import dev.waymark.program.MethodModel;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** The states that lead to the beginning of a block in one step. */
final class Predecessors {
  private final Transformer transformer;
  private final Terms terms;
  private final Map<MethodModel, List<List<Transfer>>> incoming = new HashMap<>();

  Predecessors(Transformer transformer, Terms terms) {
    this.transformer = transformer;
    this.terms = terms;
  }

  /** Tells {@code found} of all states from which control comes to {@code block}. */
  void of(Frame frame, int block, Predicate predicate, Consumer<State> found) {
    Cfg cfg = frame.method().cfg();
    for (Transfer transfer : incoming(frame.method()).get(block)) {
      if (!transfer.cause().isExceptional()) {
        found.accept(ofJump(frame, cfg.block(transfer.from()), transfer, predicate));
      }
    }
    for (Handler handler : cfg.code().handlers()) {
      if (cfg.blockOf(handler.target()) == block) {
        for (Block from : cfg.blocks()) {
          if (from.handlers().contains(handler)) {
            ofThrowing(frame, from, handler, predicate, found);
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

  private State ofJump(Frame frame, Block from, Transfer transfer, Predicate predicate) {
    int end = from.endStatement();
    Cfg cfg = frame.method().cfg();
    if (from.firstStatement() == end) {
      return new State(frame, from.index(), end, predicate, null);
    }
    Statement last = cfg.code().statement(end - 1);
    if (last instanceof If jump) {
      Term taken = transformer.conditions().taken(frame.level(), jump);
      boolean isTaken = transfer.cause() == Transfer.Cause.TAKEN;
      Term way = isTaken ? taken : terms.not(taken);
      return new State(frame, from.index(), end - 1, predicate.and(way), null);
    }
    if (last instanceof Switch jump) {
      Term way = jumps(frame, jump, transfer.to());
      return new State(frame, from.index(), end - 1, predicate.and(way), null);
    }
    return new State(frame, from.index(), end, predicate, null);
  }

  /** Whether a switch jumps to a block, to which several of its targets may belong. */
  private Term jumps(Frame frame, Switch jump, int block) {
    Cfg cfg = frame.method().cfg();
    Set<Integer> targets = new LinkedHashSet<>();
    jump.cases().forEach(each -> targets.add(each.target()));
    targets.add(jump.defaultTarget());
    Term any = terms.falsity();
    for (int target : targets) {
      if (cfg.blockOf(target) == block) {
        any = terms.or(any, transformer.conditions().jumps(frame.level(), jump, target));
      }
    }
    return any;
  }

  /** The statements of {@code from} that may throw to {@code handler}, which covers them. */
  private void ofThrowing(
      Frame frame, Block from, Handler handler, Predicate predicate, Consumer<State> found) {
    Cfg cfg = frame.method().cfg();
    boolean isOfMachine = handler.catchesErrors();
    for (int i = from.firstStatement(); i < from.endStatement(); i++) {
      Statement statement = cfg.code().statement(i);
      if (throwsTo(cfg, from, statement, cfg.blockOf(handler.target()))) {
        add(frame, i, handler, predicate, Cause.STATEMENT, found);
      }
      boolean isSpecific = statement instanceof Check || statement instanceof Throw;
      if (isOfMachine && (isSpecific || !statement.canThrow())) {
        add(frame, i, handler, predicate, Cause.VIRTUAL_MACHINE, found);
      }
    }
  }

  private static boolean throwsTo(Cfg cfg, Block from, Statement statement, int block) {
    return statement instanceof Check check
        ? cfg.targetOf(check, from) == block
        : statement.canThrow();
  }

  private void add(
      Frame frame,
      int index,
      Handler handler,
      Predicate predicate,
      Cause cause,
      Consumer<State> found) {
    Predicate before = transformer.beforeThrow(frame, index, handler.type(), predicate, cause);
    found.accept(State.at(frame, index, before, null));
  }
}

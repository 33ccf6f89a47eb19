package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.Handler;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Variable;
import dev.waymark.program.label.Label;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two data flow analyses over the slots of a frame, each a fixpoint that is linear in instructions
 * for code without nested loops: forward, which values may be symbolic; backward, which shadows are
 * read later. A slot that is live is always assigned.
 */
final class ShadowFlow {
  private final Code code;
  private final ShadowEffects effects;
  private final LabelPlaces labels;
  private final List<List<Handler>> covering = new ArrayList<>();
  private final BitSet[] may;
  private final BitSet[] live;
  private final BitSet locals = new BitSet();

  ShadowFlow(Code code, ShadowEffects effects, LabelPlaces labels, BitSet parameters) {
    this.code = code;
    this.labels = labels;
    this.effects = effects;
    int count = code.instructionCount();
    this.may = new BitSet[count];
    this.live = new BitSet[count];
    locals.set(0, code.frame().locals());
    for (int i = 0; i < count; i++) {
      covering.add(handlersOf(i));
    }
    forward(parameters);
    backward();
  }

  private List<Handler> handlersOf(int instruction) {
    return code.handlers().stream().filter(h -> h.covers(instruction)).toList();
  }

  /** Whether control may come to {@code instruction}. */
  boolean isReached(int instruction) {
    return may[instruction] != null;
  }

  /** Which slots may hold symbolic values before {@code instruction}; a fresh copy. */
  BitSet mayBefore(int instruction) {
    return (BitSet) may[instruction].clone();
  }

  /** Which shadows are read at or after {@code instruction}. */
  BitSet liveBefore(int instruction) {
    return live[instruction];
  }

  private void forward(BitSet parameters) {
    BitSet pending = new BitSet();
    BitSet start = (BitSet) parameters.clone();
    effects.distrustArrays(start);
    flow(0, start, pending);
    for (int i = pending.nextSetBit(0); i >= 0; i = pending.nextSetBit(0)) {
      pending.clear(i);
      BitSet state = mayBefore(i);
      for (Handler handler : covering.get(i)) {
        BitSet caught = (BitSet) state.clone();
        caught.and(locals);
        effects.distrustArrays(caught);
        flow(handler.target(), caught, pending);
      }
      for (int s = code.firstStatement(i); s < code.endStatement(i); s++) {
        effects.apply(code.statement(s), state);
      }
      for (int next : successors(i)) {
        flow(next, state, pending);
      }
    }
  }

  private void flow(int target, BitSet state, BitSet pending) {
    BitSet known = may[target];
    if (known == null) {
      may[target] = (BitSet) state.clone();
      pending.set(target);
      return;
    }
    int before = known.cardinality();
    known.or(state);
    if (known.cardinality() != before) {
      pending.set(target);
    }
  }

  private void backward() {
    for (int i = 0; i < live.length; i++) {
      live[i] = new BitSet();
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = live.length - 1; i >= 0; i--) {
        if (may[i] != null) {
          changed |= update(i);
        }
      }
    }
  }

  private boolean update(int i) {
    BitSet state = liveAfter(i);
    List<BitSet> mays = mayWithin(i);
    for (int s = code.endStatement(i) - 1; s >= code.firstStatement(i); s--) {
      before(code.statement(s), mays.get(s - code.firstStatement(i)), state);
    }
    readLabels(i, state);
    if (i == 0) {
      readLabels(Label.ENTRY, state);
    }
    for (Handler handler : covering.get(i)) {
      BitSet caught = (BitSet) live[handler.target()].clone();
      caught.and(locals);
      state.or(caught);
    }
    boolean changed = !state.equals(live[i]);
    live[i] = state;
    return changed;
  }

  /** Adds what the labels before {@code instruction}, or at the entry, read. */
  private void readLabels(int instruction, BitSet state) {
    for (Variable each : labels.read(instruction)) {
      if (effects.may(each, may[Math.max(0, instruction)])) {
        state.set(effects.slot(each));
      }
    }
  }

  /** Turns what is live after a statement into what is live before it. */
  private void before(Statement statement, BitSet mayBefore, BitSet state) {
    Variable defined = effects.defined(statement);
    if (defined != null) {
      state.clear(effects.slot(defined));
    }
    effects.read(statement, mayBefore).forEach(v -> state.set(effects.slot(v)));
  }

  /** What is live after {@code instruction}. */
  BitSet liveAfter(int instruction) {
    BitSet state = new BitSet();
    for (int next : successors(instruction)) {
      state.or(live[next]);
    }
    return state;
  }

  /** The slots that may be symbolic before each statement of {@code instruction}. */
  List<BitSet> mayWithin(int instruction) {
    List<BitSet> mays = new ArrayList<>();
    BitSet state = mayBefore(instruction);
    for (int s = code.firstStatement(instruction); s < code.endStatement(instruction); s++) {
      mays.add((BitSet) state.clone());
      effects.apply(code.statement(s), state);
    }
    return mays;
  }

  /** What is live after each statement of {@code instruction}. */
  List<BitSet> liveWithin(int instruction) {
    List<BitSet> mays = mayWithin(instruction);
    List<BitSet> lives = new ArrayList<>();
    BitSet state = liveAfter(instruction);
    for (int s = code.endStatement(instruction) - 1; s >= code.firstStatement(instruction); s--) {
      lives.add(0, (BitSet) state.clone());
      before(code.statement(s), mays.get(s - code.firstStatement(instruction)), state);
    }
    return lives;
  }

  /** Where control goes after {@code instruction} but for exceptions, each place once. */
  int[] successors(int instruction) {
    Statement last = lastOf(instruction);
    if (last instanceof Goto jump) {
      return new int[] {jump.target()};
    }
    if (last instanceof If jump) {
      return new int[] {instruction + 1, jump.target()};
    }
    if (last instanceof Switch jump) {
      List<Integer> targets = new ArrayList<>();
      jump.cases().forEach(c -> targets.add(c.target()));
      targets.add(jump.defaultTarget());
      return targets.stream().mapToInt(t -> t).distinct().toArray();
    }
    return last != null && last.endsFlow() ? new int[0] : new int[] {instruction + 1};
  }

  private @Nullable Statement lastOf(int instruction) {
    int end = code.endStatement(instruction);
    return code.firstStatement(instruction) == end ? null : code.statement(end - 1);
  }
}

package dev.waymark.program.internal.lift;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Expression;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Local;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.objectweb.asm.tree.LabelNode;

/** The stack at the instruction being lifted, and where its statements go. */
final class Emitter {
  private final ToIntFunction<LabelNode> labels;
  private final Facts facts;
  private final Kind[] kinds;
  private int height;
  private List<Statement> out = new ArrayList<>();

  Emitter(int stackSize, Facts facts, ToIntFunction<LabelNode> labels) {
    this.labels = labels;
    this.facts = facts;
    this.kinds = new Kind[stackSize];
  }

  /** Starts straight-line code with {@code stack} and nothing known of the values. */
  void enter(List<Kind> stack) {
    height = 0;
    for (Kind kind : stack) {
      kinds[height++] = kind;
    }
    facts.forget();
  }

  List<Kind> stack() {
    return List.of(Arrays.copyOf(kinds, height));
  }

  int height() {
    return height;
  }

  Facts facts() {
    return facts;
  }

  /** The statements emitted since the last call. */
  List<Statement> take() {
    List<Statement> taken = out;
    out = new ArrayList<>(2);
    return taken;
  }

  int indexOf(LabelNode label) {
    return labels.applyAsInt(label);
  }

  void emit(Statement statement) {
    out.add(statement);
  }

  /** Pops the top value; its fact stays readable until the position is pushed again. */
  Stack pop() {
    height--;
    return new Stack(height, kinds[height]);
  }

  /** Pops {@code count} values and returns them in the order in which they were pushed. */
  List<Operand> pop(int count) {
    height -= count;
    List<Operand> values = new ArrayList<>(count);
    for (int i = height; i < height + count; i++) {
      values.add(new Stack(i, kinds[i]));
    }
    return values;
  }

  /** The value {@code depth} below the top, which is at depth 0. */
  Stack peek(int depth) {
    int position = height - 1 - depth;
    return new Stack(position, kinds[position]);
  }

  Stack push(Kind kind, Fact fact) {
    kinds[height] = kind;
    facts.stack(height, fact);
    return new Stack(height++, kind);
  }

  void push(Kind kind, Expression value, Fact fact) {
    emit(new Assign(push(kind, fact), value));
  }

  void push(Kind kind, Expression value) {
    push(kind, value, Fact.NOTHING);
  }

  /** What is known of a value that is on the stack, or was just popped. */
  Fact factOf(Stack value) {
    return facts.ofStack(value.index());
  }

  void checkNotNull(Stack object) {
    if (!factOf(object).isNonNull()) {
      emit(new Check.Null(object));
    }
  }

  void checkDivisor(Stack divisor) {
    if (!factOf(divisor).isNonZero()) {
      emit(new Check.Divisor(divisor));
    }
  }

  void checkBounds(Stack array, Stack index) {
    if (!factOf(array).hasIndex(factOf(index))) {
      emit(new Check.Bounds(array, index));
    }
  }

  void checkStore(Stack array, Stack value) {
    if (!factOf(array).takes(factOf(value))) {
      emit(new Check.Store(array, value));
    }
  }

  void checkSizes(List<Operand> lengths) {
    if (!lengths.stream().allMatch(length -> factOf((Stack) length).isNotNegative())) {
      emit(new Check.Size(lengths));
    }
  }

  /** Moves between stack positions: {@code to = from}, with what is known of the value. */
  void move(int from, int to) {
    Kind kind = kinds[from];
    kinds[to] = kind;
    facts.stack(to, facts.ofStack(from));
    emit(new Assign(new Stack(to, kind), new Stack(from, kind)));
  }

  void height(int newHeight) {
    height = newHeight;
  }

  void load(Local local) {
    push(local.kind(), local, facts.ofLocal(local.index()));
  }

  void store(Local local) {
    Stack value = pop();
    facts.local(local.index(), facts.ofStack(value.index()));
    emit(new Assign(local, value));
  }
}

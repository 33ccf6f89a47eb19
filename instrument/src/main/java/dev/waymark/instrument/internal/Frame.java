package dev.waymark.instrument.internal;

import dev.waymark.instrument.jdk.Models;
import dev.waymark.instrument.site.MethodTable;
import dev.waymark.instrument.site.Site;
import dev.waymark.instrument.site.SiteTable;
import dev.waymark.program.MethodModel;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Stack;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Variable;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * The method being rewritten, at one statement: what the families ask about shadows and how they
 * read and write them.
 */
final class Frame {
  final MethodModel method;
  final Code code;
  final Scope scope;
  final ShadowEffects effects;
  final Slots slots;
  final Out out = new Out();
  final Bridges bridges;
  final PathNotes notes;
  private final SiteTable sites;
  private final Set<MethodInsnNode> duplicated = new HashSet<>();
  private int statement;
  private @Nullable AbstractInsnNode pending;
  private BitSet may = new BitSet();
  private BitSet live = new BitSet();

  /** For {@code method}; null as table of methods if nobody wants whole paths. */
  Frame(
      MethodModel method,
      Scope scope,
      SiteTable sites,
      Bridges bridges,
      @Nullable MethodTable methods) {
    this.bridges = bridges;
    this.method = method;
    this.code = method.code();
    this.scope = scope;
    this.sites = sites;
    this.effects = new ShadowEffects(scope, code.frame());
    this.slots = new Slots(code.frame().locals());
    this.notes = new PathNotes(out, method, methods);
  }

  /** Goes to a statement. */
  void at(int newStatement, BitSet mayBefore, BitSet liveAfter) {
    statement = newStatement;
    may = mayBefore;
    live = liveAfter;
  }

  /** What {@code code} does, for later, as if it were done at this statement. */
  Runnable here(Runnable code) {
    int place = statement;
    BitSet mayHere = may;
    BitSet liveHere = live;
    return () -> {
      at(place, mayHere, liveHere);
      code.run();
    };
  }

  /** The instruction that the next statements stand for. */
  void instruction(AbstractInsnNode node) {
    pending = node;
  }

  /** The instruction, if it is not written yet. */
  @Nullable AbstractInsnNode peek() {
    return pending;
  }

  /** Writes the instruction itself, unless that is done. */
  void original() {
    if (pending != null) {
      out.add(pending);
      pending = null;
    }
  }

  /** Whether the method is of a model: those say by themselves what they lose, but for numbers. */
  boolean isModel() {
    return Models.includes(method.owner().name());
  }

  /** Whether the object that {@code constructor} is called for lies on the stack once more. */
  boolean isDuplicated(MethodInsnNode constructor) {
    return duplicated.contains(constructor);
  }

  /** Notes the constructors whose objects are duplicated right after they are made. */
  void findDuplicated(AbstractInsnNode[] nodes) {
    Deque<Boolean> open = new ArrayDeque<>();
    for (AbstractInsnNode node : nodes) {
      if (node.getOpcode() == Opcodes.NEW) {
        AbstractInsnNode next = node.getNext();
        open.push(next != null && next.getOpcode() == Opcodes.DUP);
      } else if (node instanceof MethodInsnNode call
          && call.name.equals("<init>")
          && !open.isEmpty()
          && open.pop()) {
        duplicated.add(call);
      }
    }
  }

  /** Leaves the instruction out, since it was replaced. */
  AbstractInsnNode replace() {
    AbstractInsnNode node = pending;
    if (node == null) {
      throw new IllegalStateException("already written");
    }
    pending = null;
    return node;
  }

  Statement current() {
    return code.statement(statement);
  }

  int instructionIndex() {
    return code.instructionOf(statement);
  }

  /** A new site here. */
  Site site(int outcomes) {
    return sites.add(method, statement, outcomes);
  }

  SiteTable sites() {
    return sites;
  }

  boolean may(Operand operand) {
    return effects.may(operand, may);
  }

  /** Whether the array may have shadows. */
  boolean mayArray(Operand array) {
    return effects.mayArray(array, may);
  }

  boolean mayAny(List<? extends Operand> operands) {
    return operands.stream().anyMatch(this::may);
  }

  /** Whether a shadow for {@code variable} is read later. */
  boolean isLive(Variable variable) {
    return variable.kind() != Kind.REFERENCE && live.get(effects.slot(variable));
  }

  /** Pushes the shadow of an operand; null if it is surely concrete. */
  void loadShadow(Operand operand) {
    if (may(operand)) {
      out.var(Opcodes.ALOAD, slots.shadow(effects.slot((Variable) operand)));
    } else {
      out.op(Opcodes.ACONST_NULL);
    }
  }

  void storeShadow(Variable variable) {
    out.var(Opcodes.ASTORE, slots.shadow(effects.slot(variable)));
  }

  void clearShadow(Variable variable) {
    out.op(Opcodes.ACONST_NULL);
    storeShadow(variable);
  }

  /** Jumps to {@code concrete} if none of the operands has a shadow. */
  void jumpIfConcrete(List<? extends Operand> operands, LabelNode concrete) {
    List<? extends Operand> candidates = operands.stream().filter(this::may).toList();
    LabelNode symbolic = new LabelNode();
    for (int i = 0; i < candidates.size(); i++) {
      loadShadow(candidates.get(i));
      boolean isLast = i == candidates.size() - 1;
      out.jump(isLast ? Opcodes.IFNULL : Opcodes.IFNONNULL, isLast ? concrete : symbolic);
    }
    if (candidates.isEmpty()) {
      out.jump(Opcodes.GOTO, concrete);
    }
    out.add(symbolic);
  }

  /** Pushes copies of the values that operands have; those on the stack are its top. */
  void copyValues(List<? extends Operand> operands) {
    List<? extends Operand> stacked = operands.stream().filter(o -> o instanceof Stack).toList();
    if (stacked.size() < operands.size()) {
      operands.forEach(this::loadValue);
      return;
    }
    int words = stacked.stream().mapToInt(o -> o.kind().words()).sum();
    if (words <= 2) {
      out.op(words == 1 ? Opcodes.DUP : Opcodes.DUP2);
    } else {
      spill(stacked);
      unspill(stacked);
      unspill(stacked);
    }
  }

  private void loadValue(Operand operand) {
    if (operand instanceof NumberConstant constant) {
      out.push((int) constant.bits());
    } else {
      out.load(operand.kind(), ((Variable) operand).index());
    }
  }

  /** Pops values into temporaries. */
  void spill(List<? extends Operand> operands) {
    for (int i = operands.size() - 1; i >= 0; i--) {
      out.store(operands.get(i).kind(), slots.temporary(i));
    }
  }

  /** Pushes what {@link #spill} has popped. */
  void unspill(List<? extends Operand> operands) {
    for (int i = 0; i < operands.size(); i++) {
      out.load(operands.get(i).kind(), slots.temporary(i));
    }
  }
}

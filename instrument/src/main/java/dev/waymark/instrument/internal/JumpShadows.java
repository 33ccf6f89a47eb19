package dev.waymark.instrument.internal;

import dev.waymark.program.branch.SwitchTargets;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.NumberConstant;
import dev.waymark.program.ir.Operand;
import dev.waymark.program.ir.Switch;
import dev.waymark.program.ir.Variable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/**
 * Conditional jumps and switches: the trace if symbolic, coverage always. A taken jump goes by a
 * stub at the end of the method, which notes the outcome and, if the jump goes back, the iteration.
 */
final class JumpShadows {
  private final Frame frame;
  private final Iterations iterations;
  private final LoopHeads heads;
  private final ImpliedOutcomes implied;
  private final List<Runnable> stubs = new ArrayList<>();

  JumpShadows(Frame frame, Iterations iterations, LoopHeads heads, ImpliedOutcomes implied) {
    this.frame = frame;
    this.iterations = iterations;
    this.heads = heads;
    this.implied = implied;
  }

  /** The jumps so far are those before the object is one that a constructor makes. */
  void constructed() {
    stubs.add(frame.notes::resume);
  }

  /** Writes the stubs; to be called last. */
  void finish() {
    stubs.forEach(Runnable::run);
  }

  void conditional(If jump) {
    int site = branch(2);
    int index = frame.instructionIndex();
    JumpInsnNode node = (JumpInsnNode) frame.replace();
    LoopHeads.Head head = heads.at(index);
    if (head == null) {
      record(jump, node.getOpcode(), site, () -> frame.copyValues(operands(jump)));
      jump(node.getOpcode(), stub(site, node.label, jump.target(), null));
    } else {
      recordAfter(jump, node, site, head);
    }
    if (!implied.implies(site + 1, index, index + 1)) {
      frame.out.cover(site + 1);
    }
    frame.notes.taken(site + 1);
  }

  /** Boxes that carry are objects of their own, so the library decides which would be one. */
  private void jump(int opcode, LabelNode taken) {
    boolean isIdentity = opcode == Opcodes.IF_ACMPEQ || opcode == Opcodes.IF_ACMPNE;
    if (!isIdentity || frame.isModel() || !frame.scope.hasLibrary()) {
      frame.out.jump(opcode, taken);
      return;
    }
    LabelNode plain = new LabelNode();
    LabelNode next = new LabelNode();
    frame.out.field(Opcodes.GETSTATIC, ProbeNames.CARRIERS, "any", "Z");
    frame.out.jump(Opcodes.IFEQ, plain);
    frame.out.call(ProbeNames.BOXES, "same", "(" + ProbeNames.OBJECT + ProbeNames.OBJECT + ")Z");
    frame.out.jump(opcode == Opcodes.IF_ACMPEQ ? Opcodes.IFNE : Opcodes.IFEQ, taken);
    frame.out.jump(Opcodes.GOTO, next);
    frame.out.add(plain);
    frame.out.jump(opcode, taken);
    frame.out.add(next);
  }

  /** Jumps first, and records on both sides, from copies of the operands. */
  private void recordAfter(If jump, JumpInsnNode node, int site, LoopHeads.Head head) {
    List<Operand> operands = operands(jump);
    Runnable trace = null;
    if (isRecorded(jump)) {
      frame.spill(operands);
      frame.unspill(operands);
      trace = frame.here(() -> record(jump, node.getOpcode(), site, () -> frame.unspill(operands)));
    }
    jump(node.getOpcode(), stub(site, node.label, jump.target(), trace));
    frame.out.add(head.end());
    if (trace != null) {
      trace.run();
    }
  }

  private boolean isRecorded(If jump) {
    return jump.left().kind() != Kind.REFERENCE && frame.mayAny(operands(jump));
  }

  /** A new site here. */
  private int branch(int outcomes) {
    int site = frame.site(outcomes).id();
    implied.add(frame.instructionIndex(), site);
    return site;
  }

  /** The stub for an outcome; the target itself if there is nothing to do. */
  private LabelNode stub(int outcome, LabelNode target, int index, @Nullable Runnable trace) {
    boolean isNoted = !implied.implies(outcome, frame.instructionIndex(), index);
    if (!isNoted && trace == null && !frame.notes.areWanted()) {
      return target;
    }
    LabelNode stub = new LabelNode();
    boolean goesBack = index <= frame.instructionIndex();
    stubs.add(
        () -> {
          frame.out.add(stub);
          if (trace != null) {
            trace.run();
          }
          if (isNoted) {
            frame.out.cover(outcome);
          }
          frame.notes.taken(outcome);
          if (goesBack) {
            iterations.count();
          }
          frame.out.jump(Opcodes.GOTO, target);
        });
    return stub;
  }

  private void record(If jump, int opcode, int site, Runnable values) {
    if (!isRecorded(jump)) {
      return;
    }
    List<Operand> operands = operands(jump);
    boolean isOne = operands.size() == 1;
    LabelNode concrete = new LabelNode();
    frame.jumpIfConcrete(operands, concrete);
    values.run();
    operands.forEach(frame::loadShadow);
    frame.out.push(site);
    frame.out.push(opcode - (isOne ? Opcodes.IFEQ : Opcodes.IF_ICMPEQ));
    frame.out.call(
        ProbeNames.BRANCHES,
        isOne ? "zero" : "compare",
        isOne
            ? "(I" + ProbeNames.SHADOW + "II)V"
            : "(II" + ProbeNames.SHADOW + ProbeNames.SHADOW + "II)V");
    frame.out.add(concrete);
  }

  private static List<Operand> operands(If jump) {
    return jump.right() instanceof NumberConstant
        ? List.of(jump.left())
        : List.of(jump.left(), jump.right());
  }

  void choice(Switch jump) {
    List<Integer> targets = new SwitchTargets(jump).targets();
    int site = branch(targets.size());
    boolean symbolic = frame.may(jump.key());
    var node = frame.replace();
    Map<LabelNode, LabelNode> stubs = new HashMap<>();
    if (node instanceof TableSwitchInsnNode table) {
      for (int i = 0; i < table.labels.size(); i++) {
        int outcome = targets.indexOf(jump.cases().get(i).target());
        table.labels.set(i, stub(jump, site, outcome, targets, table.labels.get(i), stubs));
      }
      table.dflt = stub(jump, site, targets.size() - 1, targets, table.dflt, stubs);
    } else if (node instanceof LookupSwitchInsnNode lookup) {
      for (int i = 0; i < lookup.labels.size(); i++) {
        int outcome = targets.indexOf(jump.cases().get(i).target());
        lookup.labels.set(i, stub(jump, site, outcome, targets, lookup.labels.get(i), stubs));
      }
      lookup.dflt = stub(jump, site, targets.size() - 1, targets, lookup.dflt, stubs);
    }
    if (symbolic) {
      frame.out.op(Opcodes.DUP);
      frame.out.store(Kind.INT, frame.slots.temporary(0));
    }
    frame.out.add(node);
  }

  private LabelNode stub(
      Switch jump,
      int site,
      int outcome,
      List<Integer> targets,
      LabelNode target,
      Map<LabelNode, LabelNode> known) {
    int to = targets.get(outcome);
    return known.computeIfAbsent(target, label -> newStub(jump, site, outcome, to, label));
  }

  private LabelNode newStub(Switch jump, int site, int outcome, int to, LabelNode target) {
    LabelNode stub = new LabelNode();
    boolean goesBack = to <= frame.instructionIndex();
    Runnable trace = frame.may(jump.key()) ? trace(jump, site, outcome) : () -> {};
    boolean isNoted = !implied.implies(site + outcome, frame.instructionIndex(), to);
    stubs.add(
        () -> {
          frame.out.add(stub);
          trace.run();
          if (isNoted) {
            frame.out.cover(site + outcome);
          }
          frame.notes.taken(site + outcome);
          if (goesBack) {
            iterations.count();
          }
          frame.out.jump(Opcodes.GOTO, target);
        });
    return stub;
  }

  private Runnable trace(Switch jump, int site, int outcome) {
    int shadow = frame.slots.shadow(frame.effects.slot((Variable) jump.key()));
    int key = frame.slots.temporary(0);
    return () -> {
      LabelNode concrete = new LabelNode();
      frame.out.var(Opcodes.ALOAD, shadow);
      frame.out.jump(Opcodes.IFNULL, concrete);
      frame.out.load(Kind.INT, key);
      frame.out.var(Opcodes.ALOAD, shadow);
      frame.out.push(site);
      frame.out.push(outcome);
      frame.out.call(ProbeNames.BRANCHES, "chosen", "(I" + ProbeNames.SHADOW + "II)V");
      frame.out.add(concrete);
    };
  }
}

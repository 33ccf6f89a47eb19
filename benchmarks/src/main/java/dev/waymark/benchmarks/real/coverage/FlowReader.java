package dev.waymark.benchmarks.real.coverage;

import dev.waymark.benchmarks.turns.Turn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.ToIntFunction;
import org.jacoco.core.internal.flow.IFrame;
import org.jacoco.core.internal.flow.LabelInfo;
import org.jacoco.core.internal.flow.MethodProbesVisitor;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Reads a {@link Flow} from what JaCoCo itself tells of a method and its probes; the way of a jump
 * and of what simply goes on are those of a {@link Turn}.
 */
final class FlowReader extends MethodProbesVisitor {
  /** A turn that goes to {@code label} without a probe. */
  private record Jump(Turn turn, Label label) {}

  /** A switch: each different target with its probe, the default first. */
  private record Choice(int instruction, Map<Label, Integer> probes) {}

  private final Flow flow = new Flow();
  private final Map<Label, Integer> places = new HashMap<>();
  private final List<Jump> jumps = new ArrayList<>();
  private final List<Choice> choices = new ArrayList<>();
  private int next;

  /** What goes on with the next instruction. */
  private @Nullable Turn current;

  /** The flow, once all is visited. */
  Flow flow() {
    for (Choice choice : choices) {
      resolve(choice);
    }
    jumps.forEach(jump -> flow.follow(jump.turn, place(jump.label)));
    return flow;
  }

  private int place(Label label) {
    return Objects.requireNonNull(places.get(label));
  }

  /** The default is the last way, others are in the order of the code. */
  private void resolve(Choice choice) {
    List<Label> targets = new ArrayList<>(choice.probes.keySet());
    Label other = targets.remove(0);
    targets.sort(Comparator.comparing(this::place));
    targets.add(other);
    for (int way = 0; way < targets.size(); way++) {
      Turn turn = new Turn(choice.instruction, way);
      int probe = Objects.requireNonNull(choice.probes.get(targets.get(way)));
      if (probe == LabelInfo.NO_PROBE) {
        jumps.add(new Jump(turn, targets.get(way)));
      } else {
        flow.probe(turn, probe);
      }
    }
  }

  @Override
  public void visitLabel(Label label) {
    places.put(label, next);
    if (!LabelInfo.isSuccessor(label)) {
      current = null;
    }
  }

  private int instruction() {
    if (current != null) {
      flow.follow(current, next);
    }
    current = new Turn(next, 0);
    return next++;
  }

  private void throwingInstruction() {
    flow.mayThrow(instruction());
  }

  @Override
  public void visitProbe(int id) {
    if (current != null) {
      flow.probe(current, id);
    }
    current = null;
  }

  @Override
  public void visitInsn(int opcode) {
    int at = instruction();
    if (Throwing.isPossible(opcode)) {
      flow.mayThrow(at);
    }
  }

  @Override
  public void visitInsnWithProbe(int opcode, int id) {
    flow.probe(new Turn(instruction(), 0), id);
    current = null;
  }

  @Override
  public void visitJumpInsn(int opcode, Label label) {
    jumps.add(new Jump(new Turn(instruction(), 1), label));
    goOnUnless(opcode);
  }

  @Override
  public void visitJumpInsnWithProbe(int opcode, Label label, int id, IFrame frame) {
    flow.probe(new Turn(instruction(), 1), id);
    goOnUnless(opcode);
  }

  private void goOnUnless(int opcode) {
    if (opcode == Opcodes.GOTO) {
      current = null;
    }
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label other, Label... labels) {
    choose(other, labels, label -> LabelInfo.NO_PROBE);
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] labels) {
    choose(other, labels, label -> LabelInfo.NO_PROBE);
  }

  @Override
  public void visitTableSwitchInsnWithProbes(
      int min, int max, Label other, Label[] labels, IFrame frame) {
    choose(other, labels, LabelInfo::getProbeId);
  }

  @Override
  public void visitLookupSwitchInsnWithProbes(
      Label other, int[] keys, Label[] labels, IFrame frame) {
    choose(other, labels, LabelInfo::getProbeId);
  }

  /** Probes of labels are known now, and may be others at the next switch. */
  private void choose(Label other, Label[] labels, ToIntFunction<Label> probeOf) {
    Map<Label, Integer> probes = new LinkedHashMap<>();
    probes.put(other, probeOf.applyAsInt(other));
    for (Label label : labels) {
      probes.putIfAbsent(label, probeOf.applyAsInt(label));
    }
    choices.add(new Choice(instruction(), probes));
    current = null;
  }

  @Override
  public void visitIntInsn(int opcode, int operand) {
    int at = instruction();
    if (opcode == Opcodes.NEWARRAY) {
      flow.mayThrow(at);
    }
  }

  @Override
  public void visitVarInsn(int opcode, int local) {
    instruction();
  }

  @Override
  public void visitIincInsn(int local, int increment) {
    instruction();
  }

  @Override
  public void visitTypeInsn(int opcode, String type) {
    throwingInstruction();
  }

  @Override
  public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
    throwingInstruction();
  }

  @Override
  public void visitMethodInsn(
      int opcode, String owner, String name, String descriptor, boolean isInterface) {
    throwingInstruction();
  }

  @Override
  public void visitInvokeDynamicInsn(
      String name, String descriptor, Handle bootstrap, Object... arguments) {
    throwingInstruction();
  }

  @Override
  public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
    throwingInstruction();
  }

  @Override
  public void visitLdcInsn(Object value) {
    int at = instruction();
    if (value instanceof Type || value instanceof ConstantDynamic || value instanceof Handle) {
      flow.mayThrow(at);
    }
  }
}

package dev.waymark.benchmarks.explore;

import dev.waymark.benchmarks.explore.PathTree.Turn;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Makes a method tell each turn it takes: the index in a list of all turns goes to a consumer. */
final class TurnTeller extends MethodVisitor {
  static final String FIELD = "$turns";
  static final Type CONSUMER = Type.getType(IntConsumer.class);

  private final String owner;
  private final List<Turn> turns;

  /** Adds to {@code turns} those of the method. */
  TurnTeller(MethodVisitor next, String owner, List<Turn> turns) {
    super(Opcodes.ASM9, next);
    this.owner = owner;
    this.turns = turns;
  }

  @Override
  public void visitJumpInsn(int opcode, Label target) {
    if (opcode == Opcodes.GOTO) {
      super.visitJumpInsn(opcode, target);
      return;
    }
    int first = addPoint(2);
    Label jumped = new Label();
    Label after = new Label();
    super.visitJumpInsn(opcode, jumped);
    tellAndGo(first, after);
    visitLabel(jumped);
    tellAndGo(first + 1, target);
    visitLabel(after);
  }

  @Override
  public void visitTableSwitchInsn(int min, int max, Label other, Label... targets) {
    Detours detours = new Detours(other, targets);
    super.visitTableSwitchInsn(min, max, detours.of(other), detours.of(targets));
    detours.write();
  }

  @Override
  public void visitLookupSwitchInsn(Label other, int[] keys, Label[] targets) {
    Detours detours = new Detours(other, targets);
    super.visitLookupSwitchInsn(detours.of(other), keys, detours.of(targets));
    detours.write();
  }

  private int addPoint(int outcomes) {
    int first = turns.size();
    for (int i = 0; i < outcomes; i++) {
      turns.add(new Turn(first, i, outcomes));
    }
    return first;
  }

  private void tellAndGo(int turn, Label target) {
    visitFieldInsn(Opcodes.GETSTATIC, owner, FIELD, CONSUMER.getDescriptor());
    visitLdcInsn(turn);
    visitMethodInsn(
        Opcodes.INVOKEINTERFACE,
        CONSUMER.getInternalName(),
        "accept",
        "(I)V", /* inInterface */
        true);
    super.visitJumpInsn(Opcodes.GOTO, target);
  }

  /** A place for each different target of a switch, which tells and goes there. */
  private final class Detours {
    private final List<Label> targets;
    private final List<Label> places;

    Detours(Label other, Label... targets) {
      this.targets = Stream.concat(Arrays.stream(targets), Stream.of(other)).distinct().toList();
      this.places = this.targets.stream().map(target -> new Label()).toList();
    }

    Label of(Label target) {
      return places.get(targets.indexOf(target));
    }

    Label[] of(Label... some) {
      return Arrays.stream(some).map(this::of).toArray(Label[]::new);
    }

    void write() {
      int first = addPoint(targets.size());
      for (int i = 0; i < targets.size(); i++) {
        visitLabel(places.get(i));
        tellAndGo(first + i, targets.get(i));
      }
    }
  }
}

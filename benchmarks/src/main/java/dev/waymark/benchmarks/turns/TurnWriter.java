package dev.waymark.benchmarks.turns;

import static java.util.Comparator.comparingInt;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Makes a method tell of each turn it takes at a conditional jump or a switch. */
public final class TurnWriter {
  private final MethodNode method;
  private final String listener;
  private final ToIntFunction<Turn> numbers;

  /**
   * A writer of turns.
   *
   * @param listener a class with {@code public static void take(int)}
   * @param numbers what it is told of a turn
   */
  public TurnWriter(MethodNode method, Class<?> listener, ToIntFunction<Turn> numbers) {
    this.method = method;
    this.listener = Type.getInternalName(listener);
    this.numbers = numbers;
  }

  /** Rewrites the method. */
  public void write() {
    int index = 0;
    for (AbstractInsnNode each : method.instructions.toArray()) {
      if (each.getOpcode() < 0) {
        continue;
      }
      if (each instanceof JumpInsnNode jump && jump.getOpcode() != Opcodes.GOTO) {
        write(jump, index);
      } else if (each instanceof TableSwitchInsnNode jump) {
        Detours detours = new Detours(index, jump.labels, jump.dflt);
        jump.labels.replaceAll(detours::of);
        jump.dflt = detours.of(jump.dflt);
        method.instructions.add(detours.code());
      } else if (each instanceof LookupSwitchInsnNode jump) {
        Detours detours = new Detours(index, jump.labels, jump.dflt);
        jump.labels.replaceAll(detours::of);
        jump.dflt = detours.of(jump.dflt);
        method.instructions.add(detours.code());
      }
      index++;
    }
  }

  private void write(JumpInsnNode jump, int index) {
    LabelNode taken = new LabelNode();
    InsnList code = tell(new Turn(index, 0));
    method.instructions.insert(jump, code);
    InsnList detour = new InsnList();
    detour.add(taken);
    detour.add(tell(new Turn(index, 1)));
    detour.add(new JumpInsnNode(Opcodes.GOTO, jump.label));
    jump.label = taken;
    method.instructions.add(detour);
  }

  private InsnList tell(Turn turn) {
    InsnList code = new InsnList();
    code.add(new LdcInsnNode(numbers.applyAsInt(turn)));
    code.add(new MethodInsnNode(Opcodes.INVOKESTATIC, listener, "take", "(I)V"));
    return code;
  }

  /** A place for each different target of a switch, which tells and goes there. */
  private final class Detours {
    private final Map<LabelNode, LabelNode> places = new LinkedHashMap<>();
    private final int index;

    Detours(int index, List<LabelNode> targets, LabelNode other) {
      this.index = index;
      targets.stream()
          .filter(each -> each != other)
          .sorted(comparingInt(method.instructions::indexOf))
          .forEach(each -> places.putIfAbsent(each, new LabelNode()));
      places.put(other, new LabelNode());
    }

    LabelNode of(LabelNode target) {
      return places.getOrDefault(target, target);
    }

    InsnList code() {
      InsnList code = new InsnList();
      int way = 0;
      for (Map.Entry<LabelNode, LabelNode> each : places.entrySet()) {
        code.add(each.getValue());
        code.add(tell(new Turn(index, way++)));
        code.add(new JumpInsnNode(Opcodes.GOTO, each.getKey()));
      }
      return code;
    }
  }
}

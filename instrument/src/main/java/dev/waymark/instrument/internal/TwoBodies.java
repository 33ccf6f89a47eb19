package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Invoke;
import dev.waymark.program.ir.PutField;
import dev.waymark.program.ir.PutStatic;
import dev.waymark.program.ir.Return;
import dev.waymark.program.ir.Statement;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;

/**
 * Methods that get two bodies: one for calls that pass shadows, one for those that do not, in which
 * parameters are surely concrete. With one body, compilers join both ways again at once, and keep
 * in memory until then what only one of them needs.
 *
 * <p>Small methods alone, which run from start to end: no jump, no check, so that there is nothing
 * to note, and no call but of instrumented code.
 */
final class TwoBodies {
  private static final int MOST_INSTRUCTIONS = 40;

  private TwoBodies() {}

  /** Whether the method of {@code frame} may have them. */
  static boolean suit(Frame frame) {
    return frame.code.instructionCount() <= MOST_INSTRUCTIONS
        && frame.code.handlers().isEmpty()
        && frame.code.statements().stream().allMatch(s -> runsOn(s, frame));
  }

  private static boolean runsOn(Statement statement, Frame frame) {
    return statement instanceof Assign
        || statement instanceof PutField
        || statement instanceof PutStatic
        || statement instanceof Return
        || (statement instanceof Invoke call && isPlain(call, frame));
  }

  private static boolean isPlain(Invoke call, Frame frame) {
    return frame.scope.callee(call) == Scope.Callee.INSTRUMENTED
        && frame.scope.model(call.method(), frame.method.owner().name()) == null
        && !call.method().owner().startsWith(ProbeNames.PACKAGE);
  }

  /** The instructions once more. */
  static AbstractInsnNode[] copy(AbstractInsnNode[] nodes) {
    Map<LabelNode, LabelNode> labels = new HashMap<>();
    for (AbstractInsnNode node : nodes) {
      if (node instanceof LabelNode label) {
        labels.put(label, new LabelNode());
      }
    }
    InsnList copies = new InsnList();
    for (AbstractInsnNode node : nodes) {
      copies.add(node.clone(labels));
    }
    return copies.toArray();
  }
}

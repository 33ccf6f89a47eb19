package dev.waymark.instrument.internal;

import java.util.LinkedHashSet;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Lets code that catches everything not catch the end of the run: the handler ends it anew. Not so
 * where code only tidies up, which may have to give back a lock.
 */
public final class HandlerGuards {
  private static final Set<String> CAUGHT = Set.of("java/lang/Throwable", "java/lang/Error");

  private HandlerGuards() {}

  /** Guards all handlers in {@code node}, a class that is rewritten otherwise. */
  public static void insert(ClassNode node) {
    node.methods.forEach(HandlerGuards::guard);
  }

  private static void guard(MethodNode method) {
    Set<LabelNode> handlers = new LinkedHashSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (block.type != null && CAUGHT.contains(block.type)) {
        handlers.add(block.handler);
      }
    }
    for (LabelNode handler : handlers) {
      LabelNode goesOn = new LabelNode();
      Out out = new Out();
      out.field(Opcodes.GETSTATIC, ProbeNames.BUDGET, "steps", "I");
      out.jump(Opcodes.IFGE, goesOn);
      out.call(ProbeNames.BUDGET, "exhausted", "()V");
      out.add(goesOn);
      method.instructions.insert(handler, out.list());
    }
  }
}

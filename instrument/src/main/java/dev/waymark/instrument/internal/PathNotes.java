package dev.waymark.instrument.internal;

import dev.waymark.instrument.site.MethodTable;
import dev.waymark.probe.run.PathLog;
import dev.waymark.program.MethodModel;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Code of one method that notes the whole path: its start, each outcome of its jumps, its handlers,
 * its returns, and, in a handler around all of it, that an exception leaves it. Writes nothing if
 * nobody wants whole paths. A method that only {@link Passing passes} notes its end alone.
 *
 * <p>The JVM allows no handler around the call of another constructor that every constructor begins
 * with. So code up to there has none, and it is noted that the call has returned: whoever reads the
 * path can tell that an exception has left a constructor when its caller goes on before that.
 */
final class PathNotes {
  /** The number of a method that notes nothing. */
  private static final int UNWANTED = -1;

  private final Out out;
  private final int number;
  private final boolean isConstructor;
  private final boolean isPassed;
  private final LabelNode handler = new LabelNode();
  private final List<TryCatchBlockNode> rows = new ArrayList<>();

  /** Where the part begins that the handler is to cover; null outside of such parts. */
  private @Nullable LabelNode open;

  /** For the code that {@code out} gets; null as table if nobody wants whole paths. */
  PathNotes(Out out, MethodModel method, @Nullable MethodTable methods) {
    this.out = out;
    this.isConstructor = method.name().equals("<init>");
    this.isPassed = !isConstructor && Passing.includes(method.code());
    this.number =
        methods == null ? UNWANTED : isPassed ? methods.addPassed(method) : methods.add(method);
  }

  boolean areWanted() {
    return number != UNWANTED;
  }

  private void note(int id, int kind) {
    call("note", id, kind);
  }

  private void call(String method, int id, int kind) {
    out.push(PathLog.event(id, kind));
    out.call(ProbeNames.PATH_LOG, method, "(I)V");
  }

  /** Code for the start of the method. */
  void enter() {
    if (areWanted()) {
      if (!isPassed) {
        call("enter", number, PathLog.ENTERED);
      }
      if (!isConstructor) {
        resume();
      }
    }
  }

  /** Code for an outcome of a jump. */
  void taken(int outcome) {
    if (areWanted()) {
      note(outcome, PathLog.TAKEN);
    }
  }

  /** Code right before a return. */
  void leave() {
    if (areWanted()) {
      if (isPassed) {
        call("enter", number, PathLog.PASSED);
      } else {
        call("leave", number, PathLog.RETURNED);
      }
    }
  }

  /** Code for the start of a handler, if it is not part of what a constructor begins with. */
  void caught() {
    if (areWanted() && open != null) {
      note(number, PathLog.CAUGHT);
    }
  }

  /** Code after the call of another constructor. */
  void constructed() {
    if (areWanted()) {
      note(number, PathLog.CONSTRUCTED);
      resume();
    }
  }

  /** What follows may be part of what a constructor begins with. */
  void suspend() {
    if (areWanted() && isConstructor) {
      close();
    }
  }

  /** What follows is not. */
  void resume() {
    if (areWanted()) {
      open = mark();
    }
  }

  private LabelNode mark() {
    LabelNode label = new LabelNode();
    out.add(label);
    return label;
  }

  private void close() {
    LabelNode end = mark();
    if (open != null && isCode(open, end)) {
      rows.add(new TryCatchBlockNode(open, end, handler, null));
    }
    open = null;
  }

  private static boolean isCode(LabelNode start, LabelNode end) {
    for (AbstractInsnNode at = start; at != null && at != end; at = at.getNext()) {
      if (at.getOpcode() >= 0) {
        return true;
      }
    }
    return false;
  }

  /** Writes the handler; to be called last. */
  void finish(MethodNode node) {
    if (areWanted()) {
      close();
      if (!rows.isEmpty()) {
        out.add(handler);
        note(number, PathLog.THREW);
        out.op(Opcodes.ATHROW);
      }
      node.tryCatchBlocks.addAll(rows);
    }
  }
}

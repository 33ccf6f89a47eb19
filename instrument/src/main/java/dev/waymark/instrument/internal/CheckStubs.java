package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Check;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Notes implicit checks that fail, at no cost for those that pass: each instruction with a check
 * gets a handler of its own, which throws on to the handlers that the method has for it.
 */
final class CheckStubs {
  private final Frame frame;
  private final List<Failure> failures = new ArrayList<>();
  private final List<TryCatchBlockNode> added = new ArrayList<>();

  /** A check, the labels around its instruction, and the handlers for its exception. */
  private record Failure(
      Check check, int site, LabelNode start, LabelNode end, List<TryCatchBlockNode> handlers) {}

  CheckStubs(Frame frame) {
    this.frame = frame;
  }

  void add(
      Check check, int site, LabelNode start, LabelNode end, List<TryCatchBlockNode> handlers) {
    failures.add(new Failure(check, site, start, end, handlers));
  }

  /** Writes the handlers; to be called last. */
  void finish() {
    failures.forEach(this::write);
  }

  /** The rows for the exception table, to come before all others. */
  List<TryCatchBlockNode> rows() {
    return added;
  }

  private void write(Failure failure) {
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    frame.out.add(start);
    frame.out.push(failure.site);
    frame.out.constant(frame.method.owner().name().replace('/', '.'));
    frame.out.constant(frame.method.name());
    String text = "Ljava/lang/String;";
    String throwable = "Ljava/lang/Throwable;";
    frame.out.call(Names.CHECKS, "failed", "(" + throwable + "I" + text + text + ")" + throwable);
    frame.out.op(Opcodes.ATHROW);
    frame.out.add(end);
    added.add(new TryCatchBlockNode(failure.start, failure.end, start, failure.check.exception()));
    for (TryCatchBlockNode each : failure.handlers) {
      added.add(new TryCatchBlockNode(start, end, each.handler, each.type));
    }
  }
}

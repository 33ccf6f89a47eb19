package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Call;
import dev.waymark.program.ir.Check;
import dev.waymark.program.ir.Throw;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * Notes implicit checks that fail, at no cost for those that pass: each instruction with a check
 * gets a handler of its own, which throws on to the handlers that the method has for it.
 */
final class CheckStubs {
  private static final String THROWABLE = "Ljava/lang/Throwable;";

  private final Frame frame;
  private final List<Failure> failures = new ArrayList<>();
  private final List<TryCatchBlockNode> added = new ArrayList<>();

  /** A check, the labels around its instruction, and the handlers for its exception. */
  private record Failure(
      Check check,
      int site,
      LabelNode start,
      LabelNode end,
      List<TryCatchBlockNode> handlers,
      boolean isAlone) {}

  CheckStubs(Frame frame) {
    this.frame = frame;
  }

  void add(
      Check check, int site, LabelNode start, LabelNode end, List<TryCatchBlockNode> handlers) {
    failures.add(new Failure(check, site, start, end, handlers, isAlone()));
  }

  /** Whether nothing but checks makes the current instruction throw exceptions like theirs. */
  private boolean isAlone() {
    int instruction = frame.instructionIndex();
    return IntStream.range(
            frame.code.firstStatement(instruction), frame.code.endStatement(instruction))
        .mapToObj(frame.code::statement)
        .noneMatch(each -> each instanceof Call || each instanceof Throw);
  }

  /** Writes the handlers; to be called last. */
  void finish() {
    failures.forEach(this::write);
  }

  /** The rows for the exception table, to come before all others. */
  List<TryCatchBlockNode> rows() {
    return added;
  }

  private void note(Failure failure) {
    String text = "";
    frame.out.push(failure.site);
    if (!failure.isAlone) {
      frame.out.constant(frame.method.owner().name().replace('/', '.'));
      frame.out.constant(frame.method.name());
      text = "Ljava/lang/String;Ljava/lang/String;";
    }
    frame.out.call(ProbeNames.CHECKS, "failed", "(" + THROWABLE + "I" + text + ")" + THROWABLE);
  }

  private void write(Failure failure) {
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    frame.out.add(start);
    note(failure);
    frame.out.op(Opcodes.ATHROW);
    frame.out.add(end);
    added.add(new TryCatchBlockNode(failure.start, failure.end, start, failure.check.exception()));
    for (TryCatchBlockNode each : failure.handlers) {
      added.add(new TryCatchBlockNode(start, end, each.handler, each.type));
    }
  }
}

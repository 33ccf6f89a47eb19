package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/** Counts jumps back in a local variable, and asks the budget for more when that runs out. */
final class Iterations {
  private final Out out;
  private final boolean loops;
  private final int counter;

  Iterations(Frame frame) {
    this.out = frame.out;
    this.loops = hasLoop(frame.code);
    this.counter = loops ? frame.slots.fresh() : -1;
  }

  private static boolean hasLoop(Code code) {
    for (int i = 0; i < code.statements().size(); i++) {
      if (firstTarget(code.statement(i)) <= code.instructionOf(i)) {
        return true;
      }
    }
    return false;
  }

  private static int firstTarget(Statement statement) {
    if (statement instanceof Goto jump) {
      return jump.target();
    }
    if (statement instanceof If jump) {
      return jump.target();
    }
    if (statement instanceof Switch jump) {
      int first = jump.defaultTarget();
      for (Switch.Case each : jump.cases()) {
        first = Math.min(first, each.target());
      }
      return first;
    }
    return Integer.MAX_VALUE;
  }

  /** Whether the method jumps back at all. */
  boolean hasLoop() {
    return loops;
  }

  /** Code for the start of the method. */
  void start() {
    if (loops) {
      out.field(Opcodes.GETSTATIC, Names.BUDGET, "chunk", "I");
      out.store(Kind.INT, counter);
    }
  }

  /** Code for a return: the iterations since the budget was last asked count, too. */
  void finish() {
    if (loops) {
      out.load(Kind.INT, counter);
      out.call(Names.BUDGET, "returned", "(I)V");
    }
  }

  /** Code for a jump back. */
  void count() {
    LabelNode enough = new LabelNode();
    out.increment(counter, -1);
    out.load(Kind.INT, counter);
    out.jump(Opcodes.IFGE, enough);
    out.call(Names.BUDGET, "iterated", "()I");
    out.store(Kind.INT, counter);
    out.add(enough);
  }
}

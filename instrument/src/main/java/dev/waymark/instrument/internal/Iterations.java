package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Goto;
import dev.waymark.program.ir.If;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Switch;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/**
 * Counts jumps back, and shadows made in methods with jumps back, in a local variable, and asks the
 * budget for more when that runs out.
 */
final class Iterations {
  private final Out out;
  private final Production production;
  private final boolean loops;
  private final int counter;

  Iterations(Frame frame, Production production) {
    this.out = frame.out;
    this.production = production;
    this.loops = hasLoop(frame.code);
    this.counter = loops ? frame.slots.fresh() : -1;
  }

  /** Whether the code jumps back at all. */
  static boolean hasLoop(Code code) {
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

  /** Whether the method does. */
  boolean hasLoop() {
    return loops;
  }

  /** Code for the start of the method. */
  void start() {
    if (loops) {
      out.field(Opcodes.GETSTATIC, ProbeNames.BUDGET, "chunk", "I");
      out.store(Kind.INT, counter);
    }
    production.start();
  }

  /** Code for a return: what was done since the budget was last asked counts, too. */
  void finish() {
    if (loops) {
      out.load(Kind.INT, counter);
      production.load();
      out.call(ProbeNames.BUDGET, "returned", "(II)V");
    } else {
      production.finish();
    }
  }

  /** Code after an operator has made a shadow. */
  void produced() {
    production.count();
    if (loops) {
      out.increment(counter, -1);
    }
  }

  /** Code for a jump back. */
  void count() {
    LabelNode enough = new LabelNode();
    out.increment(counter, -1);
    out.load(Kind.INT, counter);
    out.jump(Opcodes.IFGE, enough);
    out.load(Kind.INT, counter);
    production.load();
    out.call(ProbeNames.BUDGET, "iterated", "(II)I");
    out.store(Kind.INT, counter);
    production.start();
    out.add(enough);
  }
}

package dev.waymark.instrument.internal;

import dev.waymark.program.ir.Assign;
import dev.waymark.program.ir.Binary;
import dev.waymark.program.ir.Code;
import dev.waymark.program.ir.Kind;
import dev.waymark.program.ir.Statement;
import dev.waymark.program.ir.Unary;
import java.util.BitSet;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.LabelNode;

/**
 * Counts in a local variable the shadows that the operators of a method make. The budget gets the
 * count when the method returns, and when it asks for further iterations. A single operator outside
 * of loops tells the budget at once.
 */
final class Production {
  private static final int NONE = -1;

  private final Out out;
  private final boolean isSingle;
  private final int made;

  Production(Frame frame, ShadowFlow flow) {
    this.out = frame.out;
    int operators = operators(frame.code, frame.effects, flow);
    this.isSingle = operators == 1 && !Iterations.hasLoop(frame.code);
    this.made = operators == 0 || isSingle ? NONE : frame.slots.fresh();
  }

  /** How many operators may make shadows. */
  private static int operators(Code code, ShadowEffects effects, ShadowFlow flow) {
    int operators = 0;
    for (int i = 0; i < code.statements().size(); i++) {
      if (isOperator(code.statement(i)) && flow.isReached(code.instructionOf(i))) {
        int instruction = code.instructionOf(i);
        List<BitSet> may = flow.mayWithin(instruction);
        if (effects.yields(code.statement(i), may.get(i - code.firstStatement(instruction)))) {
          operators++;
        }
      }
    }
    return operators;
  }

  private static boolean isOperator(Statement statement) {
    return statement instanceof Assign assign
        && (assign.value() instanceof Binary || assign.value() instanceof Unary);
  }

  /** Code that sets the count to 0. */
  void start() {
    if (made != NONE) {
      out.op(Opcodes.ICONST_0);
      out.store(Kind.INT, made);
    }
  }

  /** Code after an operator has made a shadow. */
  void count() {
    if (isSingle) {
      out.op(Opcodes.ICONST_1);
      out.call(ProbeNames.BUDGET, "made", "(I)V");
    } else {
      out.increment(made, 1);
    }
  }

  /** Pushes the count. */
  void load() {
    if (made == NONE) {
      out.op(Opcodes.ICONST_0);
    } else {
      out.load(Kind.INT, made);
    }
  }

  /** Code for a return that tells nothing else. */
  void finish() {
    if (made != NONE) {
      LabelNode none = new LabelNode();
      load();
      out.jump(Opcodes.IFEQ, none);
      load();
      out.call(ProbeNames.BUDGET, "made", "(I)V");
      out.add(none);
    }
  }
}
